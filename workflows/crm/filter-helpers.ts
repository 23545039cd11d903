/** `crmcli filter helpers`: lists the operators of filter conditions. */
import { isObject, type Row, type Workflow } from 'cmdspec-runtime/kit';

export interface FilterHelpersArgs {
  readonly type?: string;
}

const filterHelpers: Workflow<FilterHelpersArgs, 'helpers'> = async ({ type }, kit) => {
  const operators = (await kit.calls.helpers.record())?.operators;
  if (!isObject(operators)) return kit.fail('unavailable', 'The service returned no operators of filter conditions.');
  await kit.out.rows(operatorRows(operators).filter((row) => type === undefined || row['type'] === type));
};

/** Returns one row for each operator. A type has its operators in an object or in a list of objects. */
export const operatorRows = (operators: Row): Row[] =>
  Object.entries(operators).flatMap(([type, some]) =>
    [some]
      .flat()
      .filter(isObject)
      .flatMap((labels) => Object.entries(labels).map(([operator, meaning]) => ({ type, operator, meaning }))),
  );

export default filterHelpers;
