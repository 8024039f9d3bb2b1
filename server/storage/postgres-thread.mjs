/**
 * The thread that speaks with PostgreSQL, one request after the other, while the server's own waits for the answer. Keeps the
 * connection, and finds it again. Plain JavaScript: bare Node runs it from its source, too.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { Client, types } from 'pg';

/**
 * What servers hold on a database: each a share while it runs; whoever may change how all is kept, the whole. A server of
 * before there could be several holds the whole for as long as it runs.
 */
const CLAIM = 0x61676f7261;
/** In milliseconds. */
const RECONNECT = 300;
const SLOWEST = { connectionTimeoutMillis: 2000, lock_timeout: 500, statement_timeout: 2000 };
/** So long another may take to bring the database up to date, or to end. */
const CLAIMED_FOR = 5000;

const { url, port, signal, node } = workerData;
const answered = new Int32Array(signal);
const BIGINT = 20;
types.setTypeParser(BIGINT, Number);

let client;
let problem = new Error('the database is not connected');
let inTransaction = false;
/** Whether no other server has the database open. */
let isAlone = false;
let isClosing = false;

let turn = Promise.resolve();
port.on('message', (request) => {
  // What hangs is ended from outside its turn.
  if (request.kind === 'abandon') client?.connection.stream.destroy();
  else turn = turn.then(() => answer(request));
});

async function answer(request) {
  let reply;
  try {
    reply = await carryOut(request);
  } catch (error) {
    reply = { problem: told(error) };
  }
  port.postMessage({ ...reply, number: request.number });
  Atomics.add(answered, 0, 1);
  Atomics.notify(answered, 0);
}

function carryOut(request) {
  if (request.kind === 'open') return open();
  if (request.kind === 'close') return close();
  if (request.kind === 'share') return share();
  if (client === undefined) throw problem;
  const goesOn = request.place === 'inside' || request.place === 'last';
  // The connection it began on is gone, and all it did with it.
  if (goesOn && !inTransaction) throw new Error('the transaction is lost');
  return query(client, request);
}

async function query(connection, { place, name, text, values }) {
  if (place === 'first') {
    inTransaction = true;
    // Not waited for: the database takes one after the other.
    connection.query('BEGIN').catch(() => {});
  }
  if (place === 'last') inTransaction = false;
  const { command, rows, rowCount } = await connection.query(name === undefined ? text : { name, text, values });
  // So PostgreSQL ends a transaction in which anything failed.
  if (text === 'COMMIT' && command !== 'COMMIT') throw new Error('the transaction could not be committed');
  return { rows, count: rowCount };
}

async function open() {
  await connect(async (connection) => {
    if (node === undefined) return;
    isAlone = await take(connection, 'pg_try_advisory_lock');
    if (!isAlone) await takeShare(connection, Date.now() + CLAIMED_FOR);
  });
  return { isAlone };
}

async function takeShare(connection, patience) {
  while (!(await take(connection, 'pg_try_advisory_lock_shared'))) {
    if (Date.now() > patience) throw claimed();
    await sleep(RECONNECT);
  }
}

/** Lets others come. */
async function share() {
  if (!isAlone) return {};
  await client.query(`SELECT pg_advisory_lock_shared(${CLAIM})`);
  await client.query(`SELECT pg_advisory_unlock(${CLAIM})`);
  isAlone = false;
  return {};
}

/** Connects anew and has it claim what is this server's. */
async function connect(claim) {
  const next = new Client({ connectionString: url, application_name: 'agora', keepAlive: true, ...SLOWEST });
  next.on('error', () => lose(next));
  next.on('end', () => lose(next));
  next.on('notification', ({ processId, payload }) => {
    if (processId !== next.processID) parentPort.postMessage({ written: payload.split(' ')[2] });
  });
  try {
    await next.connect();
    // What this server writes says so.
    if (node !== undefined) await next.query("SELECT set_config('agora.node', $1, false)", [node]);
    await claim(next);
    await next.query('LISTEN agora_match');
  } catch (error) {
    next.end().catch(() => {});
    throw error;
  }
  client = next;
}

async function take(connection, lock) {
  const { rows } = await connection.query(`SELECT ${lock}(${CLAIM}) AS taken`);
  return rows[0].taken;
}

async function claimAgain(connection) {
  if (node === undefined) return;
  if (!(await take(connection, isAlone ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared'))) throw claimed();
}

const claimed = () => Object.assign(new Error('another server runs on this database'), { code: 'CLAIMED' });

function lose(connection) {
  if (client !== connection) return;
  client = undefined;
  inTransaction = false;
  problem = new Error('the database is gone');
  if (!isClosing) void comeBack();
}

async function comeBack() {
  await sleep(RECONNECT);
  if (isClosing) return;
  // Not between a request and its answer.
  turn = turn.then(() => connect(claimAgain)).catch((error) => (problem = error));
  await turn;
  if (client === undefined) void comeBack();
  // What others wrote meanwhile nobody has told.
  else parentPort.postMessage({ written: undefined });
}

async function close() {
  isClosing = true;
  await client?.end().catch(() => {});
  return {};
}

const told = ({ message, code }) => ({ message: message || code || 'the database failed', code });

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
