/**
 * Looks for credentials in everything that tests print and store. Every credential that a test gives to a client
 * contains `canary-`; the tokens that the sandbox issues have a form of their own. Plain JavaScript, because jest loads
 * it before any loader.
 */
import childProcess from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CREDENTIAL = /canary[-+]|\b(?:access|refresh)-[0-9a-f]{32}\b/;
/** Files in which the clients store credentials, and the sandbox its issued tokens. */
const STORE = /credentials\.json$|sandbox[^\\/]*[\\/]state\.json$/;
/** Maximum size of a file that is read, in bytes. Larger files of the tests are empty. */
const MOST = 64 * 1024 * 1024;
/** Characters before a chunk: a credential may be in two. */
const BEFORE = 80;

const found = [];

/** Returns the credentials that were found since the last call, as sentences. */
export const foundCredentials = () => found.splice(0);

function look(text, where) {
  const at = text.search(CREDENTIAL);
  if (at >= 0)
    found.push(`A credential is in ${where}: ${JSON.stringify(text.slice(Math.max(0, at - 200), at + 100))}`);
}

/** Returns a function that looks through the chunks of one stream. */
function lookThrough(where) {
  let before = '';
  return (chunk) => {
    const text = before + chunk.toString();
    look(text, where);
    // A credential is reported once.
    before = CREDENTIAL.test(text) ? '' : text.slice(-BEFORE);
  };
}

function watchProcesses() {
  const { ChildProcess } = childProcess;
  const { spawn } = ChildProcess.prototype;
  ChildProcess.prototype.spawn = function (options) {
    const started = spawn.call(this, options);
    for (const stream of this.stdio ?? []) {
      if (stream?.readable !== true) continue;
      const lookAt = lookThrough(`the output of ${options.file}`);
      const { push } = stream;
      stream.push = function (chunk, ...more) {
        if (chunk !== null) lookAt(chunk);
        return push.call(this, chunk, ...more);
      };
    }
    lookAtArguments(options.file, options.args ?? []);
    return started;
  };
  for (const name of ['spawnSync', 'execFileSync', 'execSync']) {
    const run = childProcess[name];
    childProcess[name] = (...args) => {
      const lookAt = (ended) => {
        for (const text of [ended?.stdout, ended?.stderr, ended])
          if (typeof text === 'string' || Buffer.isBuffer(text))
            look(text.toString(), `the output of ${String(args[0])}`);
      };
      try {
        const ended = run(...args);
        lookAt(ended);
        return ended;
      } catch (error) {
        lookAt(error);
        throw error;
      }
    };
  }
}

/**
 * Other users can see the arguments of a process. Arguments that the test itself types at a client or in a shell do not
 * count.
 */
function lookAtArguments(file, args) {
  if (/\b(?:node|env|script|bash|sh|zsh|fish|dbus-run-session)$/.test(file)) return;
  look(args.join(' '), `the arguments of ${file}`);
}

/** Watches the output of commands in the process of the tests. */
function watchCommands() {
  const streams = new WeakMap();
  subscribe('cmdspec-runtime:printed', ({ stream, chunk }) => {
    const lookAt = streams.get(stream) ?? lookThrough('an output');
    streams.set(stream, lookAt);
    lookAt(chunk);
  });
}

/** Folders of tests are looked through before they are removed. */
function watchFolders() {
  const { rmSync, promises } = fs;
  const { rm } = promises;
  fs.rmSync = (path, options) => {
    if (options?.recursive === true) lookAtFiles(String(path));
    return rmSync(path, options);
  };
  promises.rm = (path, options) => {
    if (options?.recursive === true) lookAtFiles(String(path));
    return rm(path, options);
  };
}

/**
 * Looks through the files below a temporary folder, without packages, which an executable unpacks there. A client that is still ending may
 * remove its files meanwhile.
 */
export function lookAtFiles(folder) {
  if (!folder.startsWith(tmpdir()) && !folder.startsWith('/dev/shm/')) return;
  const isFolder = fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
  const entries = isFolder ? (ifThere(() => fs.readdirSync(folder, { withFileTypes: true })) ?? []) : [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== 'node_modules') lookAtFiles(path);
    else if (entry.isFile() && !STORE.test(path)) {
      const text = ifThere(() => (fs.statSync(path).size <= MOST ? fs.readFileSync(path, 'latin1') : undefined));
      if (text !== undefined) look(text, path);
    }
  }
}

/** Returns the result of a function that reads a file; undefined if the file was removed. */
function ifThere(read) {
  try {
    return read();
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

let isWatching = false;

/** Watches from now on, once in each process. */
export function watch() {
  if (isWatching) return;
  isWatching = true;
  watchProcesses();
  watchCommands();
  watchFolders();
}
