/** Seeded stock. */
import type { Lookup, Place, Row } from '../../engine/types.js';
import type { Special } from './generic.js';
import { itemLabel } from './words.js';

const WAREHOUSES = [
  ['1', 'Bakery'],
  ['2', 'Shop'],
] as const;

/** Statuses of what is not processed yet. */
const DRAFT_COUNT = 12;
const OPEN_TRANSFER = 10;
const OPEN_ASSEMBLY = 20;

/** Quantities of the parts of an assembled item, which are the items after it. */
const PARTS = [1, 0.5] as const;

function item(at: number, { id }: Place, field = 'Item'): Row {
  const { code, name } = itemLabel(at);
  const link = id('logistics/Items', at);
  return { [field]: link, [`${field}Code`]: code, [`${field}Description`]: name };
}

function warehouse(at: number, { id }: Place, suffix = ''): Row {
  const [code, name] = WAREHOUSES[at] ?? [];
  return {
    [`Warehouse${suffix}`]: id('inventory/Warehouses', at),
    [`Warehouse${suffix}Code`]: code,
    [`Warehouse${suffix}Description`]: name,
  };
}

const stockAt = (at: number): number => 40 + ((at * 7) % 60);

/** The item of a line: the item of its document for the first line, then the items after it. */
const itemOf = ({ index, parent, count }: Place): number =>
  ((parent?.index ?? 0) + index) % Math.max(1, count('logistics/Items'));

/** Positions of the records of an item; each item has `many` of them. */
function ofItem(id: string | number, many: number, { position }: Lookup): number[] {
  const at = position('logistics/Items', id);
  return at < 0 ? [] : Array.from({ length: many }, (_, index) => at * many + index);
}

/** Warehouses, what they have in stock, and what moves it. */
export const STOCK: Readonly<Record<string, Special>> = {
  'inventory/Warehouses': {
    count: () => WAREHOUSES.length,
    fields: ({ index }) => {
      const [Code, Description] = WAREHOUSES[index] ?? [];
      return { Code, Description, Main: index === 0 ? 1 : 0 };
    },
  },
  'inventory/ItemWarehouses': {
    count: (records) => records * WAREHOUSES.length,
    finds: { Item: (id, lookup) => ofItem(id, WAREHOUSES.length, lookup) },
    fields: (place) => {
      const stock = stockAt(place.index);
      return {
        ...item(Math.floor(place.index / WAREHOUSES.length), place),
        ...warehouse(place.index % WAREHOUSES.length, place),
        ...{ CurrentStock: stock, ProjectedStock: stock, ReservedStock: 0, PlannedStockIn: 0, PlannedStockOut: 0 },
        ...{ SafetyStock: 5, ReorderPoint: 10, ReorderQuantity: 50, MaximumStock: 200 },
      };
    },
  },
  'inventory/StockCounts': {
    fields: (place) => ({ ...warehouse(0, place), Status: DRAFT_COUNT }),
  },
  'inventory/StockCountLines': {
    fields: (place) => {
      const at = itemOf(place);
      const stock = stockAt(at * WAREHOUSES.length);
      const { Warehouse } = warehouse(0, place);
      return {
        ...item(at, place),
        ...{ Warehouse, LineNumber: place.index + 1, Status: DRAFT_COUNT },
        ...{ QuantityInStock: stock, QuantityNew: stock - 1, QuantityDifference: -1 },
      };
    },
  },
  'inventory/WarehouseTransfers': {
    fields: (place) => ({
      ...warehouse(0, place, 'From'),
      ...warehouse(1, place, 'To'),
      Status: OPEN_TRANSFER,
    }),
  },
  'inventory/WarehouseTransferLines': {
    fields: (place) => ({
      ...item(itemOf(place), place),
      LineNumber: place.index + 1,
      Quantity: 1 + (place.index % 5),
    }),
  },
  'inventory/AssemblyOrders': {
    fields: (place) => ({
      ...item(itemOf(place), place),
      ...warehouse(0, place),
      ...{ OrderStatus: OPEN_ASSEMBLY, PlannedQuantity: 12, FinishedQuantity: 0, FinishedAssemblyDate: undefined },
    }),
  },
  'inventory/AssemblyBillOfMaterialMaterials': {
    count: (records) => records * PARTS.length,
    finds: { AssembledItem: (id, lookup) => ofItem(id, PARTS.length, lookup) },
    fields: (place) => {
      const items = Math.max(1, place.count('logistics/Items'));
      const [assembled, part] = [Math.floor(place.index / PARTS.length), place.index % PARTS.length];
      return {
        ...item(assembled % items, place, 'AssembledItem'),
        ...item((assembled + part + 1) % items, place, 'PartItem'),
        ...{ LineNumber: part + 1, Quantity: PARTS[part] ?? 1, BatchQuantity: 1 },
      };
    },
  },
};
