/** Counts what became of the operations of a description. */
import type { Translation } from '../../generator/import/openapi/translate.js';
import type { Description, Finding, PathItem, RawOperation, Spec } from '../../generator/import/openapi/types.js';
import { placeOf } from '../../generator/import/openapi/translate.js';
import { showsPaging } from './shown.js';

export interface Facts {
  readonly operations: number;
  readonly commands: number;
  /** Numbers of operations without a command, by reason. */
  readonly skipped: Readonly<Record<string, number>>;
  /** Errors in the description. */
  readonly faults: number;
  readonly lists: number;
  /** Lists whose description shows paging, see {@link showsPaging}; also every list that is paged. */
  readonly shown: number;
  readonly paged: number;
  /** Pointers of lists whose description shows paging that is not recognized. */
  readonly unrecognized: readonly string[];
}

/** Returns the facts of a translation. */
export function factsOf(
  description: Description,
  { specs, origins, findings }: Translation,
  faults: readonly Finding[],
): Facts {
  const operations = operationsIn(description);
  const done = new Set(origins.values());
  const skipped: Record<string, number> = {};
  for (const pointer of operations.keys()) {
    if (done.has(pointer)) continue;
    const reason = reasonFor(pointer, findings);
    skipped[reason] = (skipped[reason] ?? 0) + 1;
  }
  let [lists, paged, shown] = [0, 0, 0];
  const unrecognized: string[] = [];
  for (const [place, { paging }] of commandsIn(specs)) {
    if (paging === undefined) continue;
    lists += 1;
    const pointer = origins.get(place) ?? '';
    const isPaged = paging !== 'none';
    const { operation, item } = operations.get(pointer) ?? {};
    const isShown = operation !== undefined && showsPaging(operation, item?.parameters);
    if (isPaged) paged += 1;
    if (isPaged || isShown) shown += 1;
    if (isShown && !isPaged) unrecognized.push(pointer);
  }
  return {
    operations: operations.size,
    commands: done.size,
    skipped,
    faults: faults.length,
    lists,
    shown,
    paged,
    unrecognized,
  };
}

interface Found {
  readonly operation: RawOperation;
  readonly item: PathItem;
}

function operationsIn({ paths = {} }: Description): Map<string, Found> {
  const found = Object.entries(paths).flatMap(([path, item]) =>
    ['get', 'post', 'put', 'patch', 'delete'].flatMap((method) => {
      const operation = item[method] as RawOperation | undefined;
      const pointer = `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}`;
      return operation === undefined ? [] : [[pointer, { operation, item }] as const];
    }),
  );
  return new Map(found);
}

/** Returns why an operation has no command, without its details. */
function reasonFor(pointer: string, findings: readonly Finding[]): string {
  const own = findings.filter((one) => one.pointer === pointer || one.pointer.startsWith(`${pointer}/`));
  const found = own.find(({ problem }) => problem.includes('no command')) ?? own[0];
  return found?.problem.replace(/:.*/s, '') ?? 'no reason is listed';
}

interface Group {
  readonly commands?: Readonly<Record<string, { readonly paging?: string }>>;
  readonly groups?: Readonly<Record<string, Group>>;
}

/** Returns the commands of specs by their places. */
function commandsIn(specs: Readonly<Record<string, Spec>>): (readonly [string, { readonly paging?: string }])[] {
  return Object.entries(specs).flatMap(([file, spec]) => {
    const { commands = {}, groups = {} } = spec as Group;
    const parts = [
      [undefined, commands] as const,
      ...Object.entries(groups).map(([name, one]) => [name, one.commands ?? {}] as const),
    ];
    return parts.flatMap(([part, own]) =>
      Object.entries(own).map(([name, command]) => [placeOf(file, part, name), command] as const),
    );
  });
}
