import { tryExamples } from './tried.js';

tryExamples('crm', 'crmcli');
