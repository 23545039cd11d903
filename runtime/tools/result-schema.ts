/** The JSON Schema of what tools return. */
import type { ResultSchema } from '../contract/describe.js';
import type { Form, Tool, ToolOutput } from '../contract/tools.js';

/** Type of the data in each form; absent: any. */
const types: Readonly<Partial<Record<Form, string>>> = { rows: 'array', record: 'object', count: 'object' };

/**
 * Returns the schema of a result in `tools/list`: only whether the data is a list or a record, where that is certain. Hosts refuse
 * a result that does not fit, and hand the schema to the model of each tool; `describe` has the whole one.
 */
export const resultSchema = (data: ResultSchema): ToolOutput => ({
  type: 'object',
  properties: { data },
  required: ['data'],
});

/** Returns the schema of the result of a tool in `tools/list`. */
export function listedOutput({ forms }: Pick<Tool, 'forms'>): ToolOutput {
  const known = [...new Set(forms.map((form) => types[form]))];
  const sure = known.flatMap((type) => type ?? []);
  const [only] = sure;
  if (only === undefined || sure.length < known.length) return resultSchema({});
  return resultSchema({ type: sure.length === 1 ? only : sure });
}

const text = { type: 'string' };

/**
 * Returns the whole schema of the result of a tool.
 *
 * @param described what `describe` shows of the result of the command; absent: nothing is known
 */
export function wholeOutput({ forms }: Pick<Tool, 'forms'>, described: ResultSchema | undefined): object {
  const data = forms.map((form) => dataOf(form, described));
  const [only] = data;
  return {
    type: 'object',
    properties: {
      data: data.length === 1 ? only : { anyOf: data },
      notes: { type: 'array', items: text, description: 'Sentences of this client about the result' },
      next: { type: 'string', description: 'The result was cut; read_more with this value returns more' },
    },
    required: ['data'],
    additionalProperties: false,
  };
}

function dataOf(form: Form, described: ResultSchema | undefined): object {
  switch (form) {
    case 'rows':
      return described?.type === 'array' ? exact(described) : { type: 'array', items: { type: 'object' } };
    case 'record':
      return described?.type === 'object' ? exact(described) : { type: 'object' };
    case 'count':
      return { type: 'object', properties: { count: exact({ type: 'integer' }) }, required: ['count'] };
    case 'raw':
      return { description: 'With "raw": the response of the service as it is' };
    case 'text':
      return { type: 'string', description: 'A text, with an argument that chooses its format' };
    case 'written':
      return described === undefined ? {} : written(exact(described));
    case 'own':
      // Nothing declares which flags of a workflow change the form of its result.
      return described === undefined
        ? {}
        : { anyOf: [exact(described), { description: 'Some arguments change the form' }] };
  }
}

/** A request that a dry run did not send. */
const planned = { type: 'object', properties: { dryRun: { const: true } }, required: ['dryRun'] };

/** A write of several records returns a list, and so does a dry run of several requests. */
const written = (one: ResultSchema): object => {
  const either = one.type === 'array' ? [one] : [one, { type: 'array', items: one }];
  return { anyOf: [...either, planned, { type: 'array', items: planned }] };
};

/** Returns a schema for what a tool returns: numbers that a double cannot hold are texts. */
function exact(schema: ResultSchema): ResultSchema {
  const { type, properties, items } = schema;
  const own = [type ?? []].flat();
  const isNumber = own.some((one) => one === 'integer' || one === 'number');
  return {
    ...schema,
    ...(isNumber && { type: [...new Set([...own, 'string'])] }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, exact(one)])),
    }),
    ...(items && { items: exact(items) }),
  };
}
