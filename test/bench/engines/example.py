"""A bot for any of Agora's games in another language: lines of JSON in, lines of JSON out (README.md).

    npm run arena -- --game attika --players easy,exec:"python3 test/bench/engines/example.py"

It knows no rules: it plays one of the moves it is offered, and tells in the end what it has heard.
"""
import json
import random
import sys

seat = None
tally = {}


def answer(message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def hear(events):
    """Counts what everybody does, by the kind of event."""
    for event in events:
        kind = event["type"]
        tally[kind] = tally.get(kind, 0) + 1


def choose(moves):
    """Any move of a kind drawn evenly: games have dozens of places for one kind, and a single move of another."""
    kinds = sorted({move["type"] for move in moves})
    kind = random.choice(kinds)
    return random.choice([move for move in moves if move["type"] == kind])


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        seat = message["seat"]
        random.seed(seat)
    elif message["type"] == "decide":
        hear(message["heard"])
        answer({"id": message["id"], "move": choose(message["moves"])})
    elif message["type"] == "wrong":
        print(f"seat {seat} was told: {message['sentence']}", file=sys.stderr)
    elif message["type"] == "over":
        place = next(place for place in message["places"] if place["seat"] == seat)
        print(f"seat {seat} came {place['rank']}. after {tally}", file=sys.stderr)
