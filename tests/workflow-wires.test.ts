/** A workflow sends the values of its flags with the wires of its spec, and does not repeat their names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wiresOf } from '../runtime/base/wires.js';
import { compiled } from './support/compiled.js';
import { root } from './support/cli.js';

test.each(['crm', 'helpdesk', 'ledger'])('%s', async (service) => {
  const { ir } = await compiled(service);
  const found: string[] = [];
  let checked = 0;
  for (const { words, flags, workflow } of ir.commands) {
    if (workflow === undefined || workflow.shared) continue;
    const text = readFileSync(join(root, 'workflows', service, `${workflow.name}.ts`), 'utf8');
    // Comments may name wires, and a name in brackets is a field that is read.
    const source = text.replaceAll(/\/\*[^]*?\*\/|\/\/.*|\['[^']*'\]/g, '');
    for (const { name, data } of flags) {
      for (const wire of wiresOf(data)) {
        if (!['body', 'query'].includes(wire.in) || wire.name === name || wire.name === '') continue;
        checked += 1;
        const literals = [`'${wire.name}'`, `'/${wire.name}`, `\`/${wire.name}`, ` ${wire.name}: `];
        if (literals.some((literal) => source.includes(literal)))
          found.push(`${words.join(' ')} --${name}: ${wire.name}`);
      }
    }
  }
  expect(found).toEqual([]);
  expect(checked).toBeGreaterThan(0);
});
