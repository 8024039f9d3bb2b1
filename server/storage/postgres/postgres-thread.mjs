/**
 * The thread that speaks with PostgreSQL, one request after the other, while the server's own waits for the answer. Keeps the
 * connection, and finds it again; until then it says no at once, so that nobody waits twice for a database that is silent.
 * Plain JavaScript: bare Node runs it from its source, too.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { Client, types } from 'pg';

/**
 * What servers hold on a database: each a share while it runs; whoever may change how all is kept, the whole. A server of
 * before there could be several holds the whole for as long as it runs.
 */
const CLAIM = 0x61676f7261;
/** The wait before it reconnects, in milliseconds. */
const RECONNECT = 300;
const SLOWEST = { connectionTimeoutMillis: 2000, lock_timeout: 500, statement_timeout: 2000 };
/** How long another server may take to upgrade the database or to end, in milliseconds. */
const CLAIMED_FOR = 5000;
/** How long a reconnection may take, in milliseconds; after that another connection is tried. */
const BACK_WITHIN = 3000;

const { url, port, signal, node } = workerData;
const shared = new Int32Array(signal);
/** Indices in the shared memory: how many requests were answered, and whether the database can be reached. */
const ANSWERED = 0;
const IS_THERE = 1;
const BIGINT = 20;
/** PostgreSQL's codes for a statement that took too long, and for one that waited too long for a lock. */
const STOPPED = '57014';
const LOCKED = '55P03';
types.setTypeParser(BIGINT, Number);

let client;
let problem = new Error('the database is not connected');
let inTransaction = false;
/** Whether no other server has the database open. */
let isAlone = false;
let isClosing = false;

port.on('message', (request) => {
  if (request.kind === 'abandon') giveUp();
  else void answer(request);
});

async function answer(request) {
  let reply;
  try {
    reply = await carryOut(request);
  } catch (error) {
    reply = { problem: told(error) };
  }
  port.postMessage({ ...reply, number: request.number });
  Atomics.add(shared, ANSWERED, 1);
  Atomics.notify(shared, ANSWERED);
}

function carryOut(request) {
  if (request.kind === 'open') return open();
  if (request.kind === 'close') return close();
  if (request.kind === 'share') return share();
  if (client === undefined) throw problem;
  const goesOn = request.place === 'inside' || request.place === 'last';
  // The transaction's connection is gone, and with it all that the transaction did.
  if (goesOn && !inTransaction) throw new Error('the transaction is lost');
  return query(client, request);
}

async function query(connection, { place, name, text, values }) {
  if (place === 'first') {
    inTransaction = true;
    // Not awaited: the database runs queries in order.
    connection.query('BEGIN').catch(() => {});
  }
  if (place === 'last') inTransaction = false;
  const { command, rows, rowCount } = await soon(connection.query(name === undefined ? text : { name, text, values }));
  // This is how PostgreSQL ends a transaction in which a statement failed.
  if (text === 'COMMIT' && command !== 'COMMIT') throw new Error('the transaction could not be committed');
  return { rows, count: rowCount };
}

/** The answer of a database that is well. One that stops what it does because that took too long may do so each time. */
async function soon(answering) {
  try {
    return await answering;
  } catch (error) {
    if (error.code === STOPPED) giveUp();
    throw error;
  }
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

/** Lets other servers open the database. */
async function share() {
  if (!isAlone) return {};
  await client.query(`SELECT pg_advisory_lock_shared(${CLAIM})`);
  await client.query(`SELECT pg_advisory_unlock(${CLAIM})`);
  isAlone = false;
  return {};
}

/** Connects anew and has it claim what is this server's, in so many milliseconds where they are given. */
async function connect(claim, within) {
  const next = new Client({ connectionString: url, application_name: 'agora', keepAlive: true, ...SLOWEST });
  next.on('error', () => lose(next));
  next.on('end', () => lose(next));
  const end = () => next.connection.stream.destroy();
  const late = within === undefined ? undefined : setTimeout(end, within);
  try {
    await next.connect();
    // What this server writes says so.
    if (node !== undefined) await next.query("SELECT set_config('agora.node', $1, false)", [node]);
    await claim(next);
  } catch (error) {
    end();
    throw error;
  } finally {
    clearTimeout(late);
  }
  client = next;
  Atomics.store(shared, IS_THERE, 1);
}

async function take(connection, lock) {
  const { rows } = await connection.query(`SELECT ${lock}(${CLAIM}) AS taken`);
  return rows[0].taken;
}

async function claimAgain(connection) {
  await demandAnswer(connection);
  if (node === undefined) return;
  if (!(await take(connection, isAlone ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared'))) throw claimed();
}

/**
 * A database whose disk stands still lets everybody in, and is silent to the first who writes. That it says no, for whatever
 * reason, is an answer.
 */
async function demandAnswer(connection) {
  try {
    await connection.query('UPDATE agora_version SET number = number');
  } catch (error) {
    if (error.code === undefined || error.code === STOPPED || error.code === LOCKED) throw error;
  }
}

const claimed = () => Object.assign(new Error('another server runs on this database'), { code: 'CLAIMED' });

/** Ends a connection that doesn't answer. */
function giveUp() {
  const silent = client;
  if (silent === undefined) return;
  lose(silent);
  silent.connection.stream.destroy();
}

function lose(connection) {
  if (client !== connection) return;
  client = undefined;
  Atomics.store(shared, IS_THERE, 0);
  inTransaction = false;
  problem = new Error('the database is gone');
  if (!isClosing) void comeBack();
}

async function comeBack() {
  await sleep(RECONNECT);
  if (isClosing) return;
  try {
    await connect(claimAgain, BACK_WITHIN);
    parentPort.postMessage('back');
  } catch (error) {
    problem = error;
    void comeBack();
  }
}

async function close() {
  isClosing = true;
  await client?.end().catch(() => {});
  return {};
}

const told = ({ message, code }) => ({ message: message || code || 'the database failed', code });

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
