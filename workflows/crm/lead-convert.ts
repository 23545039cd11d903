import type { Workflow } from 'cmdspec-runtime/kit';
import { convert, type ConversionArgs } from './lib/conversion.js';

const leadConvert: Workflow<ConversionArgs, 'start' | 'status'> = (args, kit) => convert('lead', args, kit);

export default leadConvert;
