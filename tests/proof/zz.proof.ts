import { proveService } from './hostile/services.js';
test('x', async () => {
  const t=Date.now();
  const { failures, runs, commands, parsed, silent } = await proveService(process.env['SVC']!, { seed: 1, sample: Number(process.env['SAMPLE'] ?? 0) });
  process.stderr.write(JSON.stringify({ runs, commands, parsed, silent, ms: Date.now()-t }) + '\n' + failures.map((f) => `  ${f.slice(0,400)}\n`).join(''));
}, 1_800_000);
