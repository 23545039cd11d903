import type { GroupIr, Ir } from '../../5-lower/ir.js';
import { hasDescriptions } from '../describe/emit.js';
import type { HelpTexts } from '../help/render.js';
import type { OutputFile, Surroundings } from '../files.js';
import { flagGroupsOf, flagsModule } from './flags.js';
import { leafModule } from './leaf.js';
import { createPrinter, type Module } from './module.js';
import {
  binModule,
  clientModule,
  completionModule,
  descriptionsModule,
  fieldsModule,
  hasTables,
  routesModule,
  serviceModule,
  tablesModule,
  toolsModule,
} from './service.js';
import { helpModule, indexModule } from './tree.js';

/** Returns all modules of a client. */
export function emitTypeScript(
  ir: Ir,
  help: HelpTexts,
  completion: ReadonlyMap<string, string> | undefined,
  surroundings: Surroundings,
): OutputFile[] {
  const groups = flagGroupsOf(ir.commands);
  const modules: Module[] = [
    binModule(),
    clientModule(ir, completion !== undefined, surroundings),
    serviceModule(ir, surroundings),
    ...(groups.length === 0 ? [] : [flagsModule(groups)]),
    routesModule(ir.routes),
    fieldsModule(ir.fields),
    ...(hasTables(ir) ? [tablesModule(ir.tables)] : []),
    toolsModule(ir.tools),
    ...(completion === undefined ? [] : [completionModule(completion)]),
    ...(hasDescriptions(ir) ? [descriptionsModule(ir)] : []),
    ...levels(ir.root).flatMap((group) => [indexModule(group), helpModule(group, help.of(group))]),
    ...ir.commands.map((command) => leafModule(command, groups, surroundings)),
  ];
  return modules.map(createPrinter(surroundings.target));
}

const levels = (group: GroupIr): GroupIr[] => [group, ...group.groups.flatMap(levels)];
