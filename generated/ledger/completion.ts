// Written by cmdspec; changes here are lost.

export const completion: Readonly<Record<string, string>> = {
  bash: `# Completion of ledgercli for bash. Written by cmdspec; changes here are lost.

_ledgercli_flags=(
  '--absolute-times\t'
  '--columns\t='
  '--csv-safe\t'
  '--division\t='
  '--fields\t='
  '-h --help\t'
  '--jq\t='
  '--labels\t'
  '--limit\t='
  '--no-color\t'
  '--no-pager\t'
  '--no-retry\t'
  '-o --output\t:table json yaml csv ndjson'
  '--profile\t!profile'
  '-r --raw-output\t'
  '--sort\t='
  '--timeout\t='
  '--verbose\t'
  '--version\t'
  '--body\t@'
  '--max-pages\t='
  '--paginate\t'
  '+ --query\t='
  '--allow-writes\t'
  '--dry-run\t'
  '-y --yes\t'
  '--dir\t/'
  '+ --feed\t='
  '--full\t'
  '--list\t'
  '--max-pages\t='
  '--views\t'
  '--allow-duplicate\t'
  '--body\t@'
  '+ --set\t='
  '--force\t'
  '--beta\t'
  '-y --yes\t'
  '--template\t'
  '-y --yes\t'
  '--type\t='
  '--all-divisions\t'
  '--max-pages\t='
  '--raw\t'
  '--since\t='
  '--state\t/'
  '--all\t'
  '--schema\t'
  '--offline\t'
  '--expand\t='
  '--raw\t'
  '--select\t='
  '--bulk\t'
  '+ --param\t='
  '--all\t'
  '--expand\t='
  '--filter\t='
  '--orderby\t='
  '--top\t='
  '--all-divisions\t'
  '--count\t'
  '--one\t'
  '+ --match\t='
  '--all-tools\t'
  '--allow-writes\t'
  '--result-size\t='
  '--tool-timeout\t='
  '--topics\t='
  '--filterable\t'
  '--mandatory\t'
  '--methods\t'
  '--search\t='
  '--top\t='
  '--name\t='
  '--code\t='
  '--customer\t?'
  '--supplier\t?'
  '--vat-number\t='
  '--email\t='
  '--phone\t='
  '--website\t='
  '--address\t='
  '--postcode\t='
  '--city\t='
  '--country\t='
  '--status\t:A S P C'
  '--customer\t?'
  '--search\t='
  '--supplier\t?'
  '--account\t='
  '--city\t='
  '--main\t?'
  '--type\t:1 2 3 4'
  '--age-group\t='
  '--currency\t='
  '--search\t='
  '--date\t='
  '--description\t='
  '--location\t='
  '--notes\t='
  '--quantity\t='
  '--from\t='
  '--search\t='
  '--status\t:1 2 3 4 5 6'
  '--to\t='
  '--force-login\t'
  '--store\t:keychain file'
  '--client-id\t='
  '--client-secret\t='
  '--host\t='
  '--manual\t'
  '--ngrok-domain\t='
  '--port\t='
  '--redirect-uri\t='
  '--all\t'
  '--gl-account\t='
  '--period\t='
  '--status\t:20 50'
  '--type\t:B W'
  '--year\t='
  '--main\t?'
  '--search\t='
  '--account\t='
  '--date\t='
  '--description\t='
  '--journal\t!name:journal-name'
  '+ --line\t='
  '--period\t='
  '--year\t='
  '--file\t/'
  '--subject\t='
  '-y --yes\t'
  '--scenario\t='
  '--first-name\t='
  '--last-name\t='
  '--email\t='
  '--phone\t='
  '--mobile\t='
  '--search\t='
  '--code\t='
  '--description\t='
  '--code\t='
  '--description\t='
  '--search\t='
  '--date\t='
  '+ --file\t/'
  '--folder\t='
  '--subject\t='
  '--type\t='
  '--force\t'
  '--out\t/'
  '--from\t='
  '--to\t='
  '--code\t='
  '--description\t='
  '--category\t='
  '--creatable\t?'
  '--source\t='
  '--target\t='
  '--to\t='
  '--code\t='
  '--description\t='
  '--type\t='
  '--abstract\t?'
  '--namespace\t='
  '--parent\t='
  '--from\t='
  '--to\t='
  '--allow-duplicate\t'
  '--credit-note\t'
  '--customer\t='
  '--date\t='
  '--description\t='
  '--journal\t!name:journal-name'
  '+ --line\t='
  '--payment-condition\t='
  '--reference\t='
  '--remarks\t='
  '--code\t='
  '--description\t='
  '--sales-price\t='
  '--cost-price\t='
  '--unit\t='
  '--sales\t?'
  '--purchase\t?'
  '--stock\t?'
  '--gl-revenue\t='
  '--gl-costs\t='
  '--group\t='
  '--purchase\t?'
  '--sales\t?'
  '--stock\t?'
  '--default\t:0 1'
  '--code\t='
  '--description\t='
  '--type\t:10 12 16 20 22 90'
  '--from\t='
  '--operation\t:1 2 3 4'
  '--status\t:5 10 20 25 30 40 42 43 45 46 50'
  '--to\t='
  '--search\t='
  '--type\t:0 1 2 3'
  '+ --file\t/'
  '--subject\t='
  '--to\t='
  '--bank-account\t='
  '--description\t='
  '--iban\t='
  '--main\t'
  '--payment-type\t:one-off recurrent'
  '--reference\t='
  '--signature-date\t='
  '--type\t:b2b core'
  '--reference\t='
  '--type\t:0 1'
  '--processed\t'
  '--year\t:current previous'
  '--from\t='
  '--search\t='
  '--stage\t='
  '--to\t='
  '--due-from\t='
  '--due-to\t='
  '--status\t:20 30 40 50'
  '--code\t='
  '--description\t='
  '--type\t='
  '--allow-duplicate\t'
  '--credit-note\t'
  '--date\t='
  '--description\t='
  '+ --file\t/'
  '--invoice\t='
  '--journal\t!name:journal-name'
  '--supplier\t='
  '--status\t:5 20 50'
  '--date\t='
  '--reference\t='
  '--type\t:8030 8031 8033 8034'
  '--status\t:10 20 50'
  '--date\t='
  '+ --line\t='
  '--receipt-date\t='
  '--reference\t='
  '--from\t='
  '--search\t='
  '--status\t:10 20 30 40'
  '--to\t='
  '--action\t:0 1 2 3 4 5'
  '--your-ref\t='
  '--reason\t='
  '--opportunity-stage\t='
  '--notification-layout\t='
  '--invoice-journal\t!name:journal-name'
  '--description\t='
  '--date\t='
  '--close-date\t='
  '+ --line\t='
  '--email-layout\t='
  '--layout\t='
  '--extra-text\t='
  '--invoice-journal\t!name:journal-name'
  '--accept-layout\t='
  '--allow-your-ref\t'
  '--reject-layout\t='
  '--subject\t='
  '--search\t='
  '--status\t:5 20 25 40 50'
  '--email\t'
  '--account\t='
  '--copy-prices\t'
  '--document\t='
  '--description\t='
  '--mandate\t='
  '--reference\t='
  '--status\t:5 50'
  '--year\t='
  '--code\t='
  '--description\t='
  '--invoice\t='
  '--search\t='
  '--account-preference\t'
  '--date\t='
  '--email\t'
  '--peppol\t'
  '--postbox\t'
  '--postbox-sender\t='
  '--sender\t='
  '--delivery\t'
  '--invoice\t'
  '--delivery-date\t='
  '--by\t:delivered ordered'
  '--mode\t:customer order'
  '--status\t:12 20 21 45'
  '--email\t'
  '--account\t='
  '--item\t='
  '--background\t'
  '+ --fail\t='
  '--latency\t='
  '--port\t='
  '--records\t='
  '--seed\t='
  '--unlimited\t'
  '--from\t='
  '--status\t='
  '--to\t='
  '--employee\t='
  '--project\t='
  '--status\t='
  '--active\t?'
  '--code\t='
  '--description\t='
  '--code\t='
  '--description\t='
  '--date\t='
  '--topic\t:Accounts BankAccounts BankEntries CashEntries Contacts CostTransactions Documents FinancialTransactions GeneralJournalEntries GoodsDeliveries Items Opportunities PurchaseEntries PurchaseOrders Quotations SalesEntries SalesInvoices SalesOrders StockPositions Subscriptions TimeTransactions'
  '--url\t='
  '--description\t='
  '--topic\t:Accounts BankAccounts BankEntries CashEntries Contacts CostTransactions Documents FinancialTransactions GeneralJournalEntries GoodsDeliveries Items Opportunities PurchaseEntries PurchaseOrders Quotations SalesEntries SalesInvoices SalesOrders StockPositions Subscriptions TimeTransactions'
)

_ledgercli_level() {
  nodes= flags= args=() runs=
  case $1 in
  '') nodes='account address aging-overview aging-payable aging-receivable alias api assembly-order asset auth backup balance bank-account bank-entry bank-statement budget cash-entry communication-note completion config contact cost-center cost-unit create currency delete deleted department describe division doctor document document-folder document-type event exchange-rate financial-period get gl-account gl-classification goods-delivery goods-receipt help invoice item item-group journal journal-entry list lookup mail-message mailbox mandate mcp me metadata opening-balance opportunity outstanding payables-list payment payment-condition probe profile profit-loss project purchase-entry purchase-invoice purchase-order quota quotation receivable receivables-list return revenue sales-channel sales-entry sales-invoice sales-order sales-price sandbox shop-order stock-count stock-position subscription supplier-item sync task time-entry transaction unit update upsert vat-code version warehouse warehouse-transfer webhook' flags='18' args=('!alias') ;;
  'api') flags='19 20 21 22 23 24 25' args=(':GET POST PUT DELETE' '=') runs=1 ;;
  'backup') flags='26 27 28 29 30 31' runs=1 ;;
  'completion') args=(':bash zsh fish powershell') runs=1 ;;
  'create') flags='32 33 34 35 36 23 24 37 38' args=('!resource') runs=1 ;;
  'delete') flags='35 36 23 24 39' args=('!resource' '=') runs=1 ;;
  'deleted') flags='40 41 42 43 44 45' runs=1 ;;
  'describe') flags='46 47' args=('=' '...') runs=1 ;;
  'doctor') flags='48' runs=1 ;;
  'get') flags='49 50 51 36' args=('!resource' '=') runs=1 ;;
  'list') flags='52 53 54 55 56 20 57 50 51 58 59 60 36' args=('!resource') runs=1 ;;
  'lookup') flags='61 51 62' args=('!resource') runs=1 ;;
  'mcp') flags='63 64 65 66 67' runs=1 ;;
  'me') flags='50' runs=1 ;;
  'metadata') flags='68 69 70 71' args=('!resource') runs=1 ;;
  'probe') flags='56 72 36' args=('!resource') runs=1 ;;
  'quota') runs=1 ;;
  'sync') flags='51 41 42 43 44 45' args=('!resource' '...') runs=1 ;;
  'update') flags='33 34 35 36 23 24 37 38' args=('!resource' '=') runs=1 ;;
  'upsert') flags='62 33 34 23 24 37' args=('!resource') runs=1 ;;
  'version') runs=1 ;;
  'account') nodes='create delete list update' ;;
  'account create') flags='73 74 75 76 77 78 79 80 81 82 83 84 85 33 34 23 24 37 38' runs=1 ;;
  'account delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'account list') flags='86 87 85 88 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'account update') flags='73 74 75 76 77 78 79 80 81 82 83 84 85 33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'address') nodes='create delete list update' ;;
  'address create') flags='33 34 23 24 37 38' runs=1 ;;
  'address delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'address list') flags='89 90 91 92 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'address update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'aging-overview') nodes='list' ;;
  'aging-overview list') flags='93 94 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'aging-payable') nodes='list' ;;
  'aging-payable list') flags='89 95 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'aging-receivable') nodes='list' ;;
  'aging-receivable list') flags='89 95 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'alias') nodes='list set unset' ;;
  'alias list') runs=1 ;;
  'alias set') args=('=' '=') runs=1 ;;
  'alias unset') args=('!alias') runs=1 ;;
  'assembly-order') nodes='finish' ;;
  'assembly-order finish') flags='96 97 98 99 100 23 24 37' args=('=') runs=1 ;;
  'asset') nodes='list' ;;
  'asset list') flags='101 102 103 104 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'auth') nodes='login logout status' ;;
  'auth login') flags='105 106 107 108 109 110 111 112 113' runs=1 ;;
  'auth logout') flags='114' runs=1 ;;
  'auth status') runs=1 ;;
  'balance') nodes='list' ;;
  'balance list') flags='115 116 117 118 119 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'bank-account') nodes='create delete list update' ;;
  'bank-account create') flags='33 34 23 24 37 38' runs=1 ;;
  'bank-account delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'bank-account list') flags='89 120 121 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'bank-account update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'bank-entry') nodes='create delete line-add lines list' ;;
  'bank-entry create') flags='122 123 124 125 126 23 24 37' runs=1 ;;
  'bank-entry delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'bank-entry line-add') flags='33 34 23 24 37 38' args=('=') runs=1 ;;
  'bank-entry lines') flags='54 55 56 20 57 50 51 58' args=('=' '...') runs=1 ;;
  'bank-entry list') flags='125 127 128 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'bank-statement') nodes='upload' ;;
  'bank-statement upload') flags='129 130 23 24 131' runs=1 ;;
  'budget') nodes='list' ;;
  'budget list') flags='115 116 132 119 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'cash-entry') nodes='create delete line-add lines list' ;;
  'cash-entry create') flags='122 123 124 125 126 23 24 37' runs=1 ;;
  'cash-entry delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'cash-entry line-add') flags='33 34 23 24 37 38' args=('=') runs=1 ;;
  'cash-entry lines') flags='54 55 56 20 57 50 51 58' args=('=' '...') runs=1 ;;
  'cash-entry list') flags='125 127 128 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'communication-note') nodes='create' ;;
  'communication-note create') flags='33 34 23 24 37 38' runs=1 ;;
  'config') nodes='get list set unset' ;;
  'config get') args=(':client_id default_output division host max_pages ngrok_domain pager port redirect_uri timeout_ms') runs=1 ;;
  'config list') runs=1 ;;
  'config set') args=(':client_id default_output division host max_pages ngrok_domain pager port redirect_uri timeout_ms' '=') runs=1 ;;
  'config unset') args=(':client_id default_output division host max_pages ngrok_domain pager port redirect_uri timeout_ms') runs=1 ;;
  'contact') nodes='create delete list update' ;;
  'contact create') flags='89 133 134 135 136 137 33 34 23 24 37 38' runs=1 ;;
  'contact delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'contact list') flags='89 138 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'contact update') flags='89 133 134 135 136 137 33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'cost-center') nodes='create delete list update' ;;
  'cost-center create') flags='139 140 33 34 23 24 37 38' runs=1 ;;
  'cost-center delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'cost-center list') flags='102 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'cost-center update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'cost-unit') nodes='create delete list update' ;;
  'cost-unit create') flags='141 142 33 34 23 24 37 38' runs=1 ;;
  'cost-unit delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'cost-unit list') flags='102 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'cost-unit update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'currency') nodes='list' ;;
  'currency list') flags='102 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'department') nodes='list' ;;
  'department list') flags='102 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'division') nodes='list' ;;
  'division list') flags='84 143 54 55 56 20 57 50 51 58' runs=1 ;;
  'document') nodes='create delete download list update' ;;
  'document create') flags='89 144 145 146 147 148 33 34 23 24 37 38' runs=1 ;;
  'document delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'document download') flags='149 150' args=('=') runs=1 ;;
  'document list') flags='89 151 152 148 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'document update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'document-folder') nodes='create delete update' ;;
  'document-folder create') flags='153 154 33 34 23 24 37 38' runs=1 ;;
  'document-folder delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'document-folder update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'document-type') nodes='list' ;;
  'document-type list') flags='155 156 143 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'event') nodes='create' ;;
  'event create') flags='33 34 23 24 37 38' runs=1 ;;
  'exchange-rate') nodes='create delete list update' ;;
  'exchange-rate create') flags='33 34 23 24 37 38' runs=1 ;;
  'exchange-rate delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'exchange-rate list') flags='101 157 158 104 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'exchange-rate update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'financial-period') nodes='list' ;;
  'financial-period list') flags='101 127 159 128 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'gl-account') nodes='create delete list update' ;;
  'gl-account create') flags='160 161 33 34 23 24 37 38' runs=1 ;;
  'gl-account delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'gl-account list') flags='102 162 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'gl-account update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'gl-classification') nodes='list' ;;
  'gl-classification list') flags='163 164 165 102 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'goods-delivery') nodes='create list update' ;;
  'goods-delivery create') flags='33 34 23 24 37 38' runs=1 ;;
  'goods-delivery list') flags='89 166 143 167 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'goods-delivery update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'goods-receipt') nodes='create update' ;;
  'goods-receipt create') flags='33 34 23 24 37 38' runs=1 ;;
  'goods-receipt update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'invoice') nodes='create' ;;
  'invoice create') flags='168 169 170 171 172 173 174 175 176 177 23 24 37' runs=1 ;;
  'item') nodes='create delete list update' ;;
  'item create') flags='178 179 180 181 182 183 184 185 186 187 188 33 34 23 24 37 38' runs=1 ;;
  'item delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'item list') flags='189 190 102 191 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'item update') flags='179 180 181 182 183 184 185 186 187 188 33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'item-group') nodes='list' ;;
  'item-group list') flags='192 102 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'journal') nodes='create delete list update' ;;
  'journal create') flags='193 194 33 34 23 24 37 38' runs=1 ;;
  'journal delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'journal list') flags='102 195 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'journal update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'journal-entry') nodes='create delete lines list' ;;
  'journal-entry create') flags='123 124 125 126 23 24 37' runs=1 ;;
  'journal-entry delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'journal-entry lines') flags='54 55 56 20 57 50 51 58' args=('=' '...') runs=1 ;;
  'journal-entry list') flags='125 127 117 128 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'mail-message') nodes='list' ;;
  'mail-message list') flags='196 197 198 199 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'mailbox') nodes='list upload' ;;
  'mailbox list') flags='89 200 201 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'mailbox upload') flags='202 197 203 204 23 24 37' runs=1 ;;
  'mandate') nodes='create delete list update' ;;
  'mandate create') flags='89 205 206 207 208 209 210 211 212 33 34 23 24 37 38' runs=1 ;;
  'mandate delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'mandate list') flags='89 213 143 214 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'mandate update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'opening-balance') nodes='list' ;;
  'opening-balance list') flags='215 216 54 55 56 20 57 50 51 58' runs=1 ;;
  'opportunity') nodes='create delete list update' ;;
  'opportunity create') flags='33 34 23 24 37 38' runs=1 ;;
  'opportunity delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'opportunity list') flags='89 217 218 219 220 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'opportunity update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'outstanding') nodes='list' ;;
  'outstanding list') flags='94 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'payables-list') nodes='list' ;;
  'payables-list list') flags='89 221 222 95 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'payment') nodes='list process update' ;;
  'payment list') flags='89 221 222 95 223 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'payment process') flags='23 24 37' args=('=' '...') runs=1 ;;
  'payment update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'payment-condition') nodes='create list' ;;
  'payment-condition create') flags='224 225 33 34 23 24 37 38' runs=1 ;;
  'payment-condition list') flags='102 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'profile') nodes='current list use' ;;
  'profile current') runs=1 ;;
  'profile list') runs=1 ;;
  'profile use') args=('!profile') runs=1 ;;
  'profit-loss') nodes='list' ;;
  'profit-loss list') flags='54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'project') nodes='create delete list update' ;;
  'project create') flags='33 34 23 24 37 38' runs=1 ;;
  'project delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'project list') flags='89 102 226 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'project update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'purchase-entry') nodes='create delete line-add line-delete line-update lines list update' ;;
  'purchase-entry create') flags='227 228 229 230 231 232 233 126 234 23 24 37' runs=1 ;;
  'purchase-entry delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'purchase-entry line-add') flags='33 34 23 24 37 38' args=('=') runs=1 ;;
  'purchase-entry line-delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'purchase-entry line-update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'purchase-entry lines') flags='54 55 56 20 57 50 51 58' args=('=' '...') runs=1 ;;
  'purchase-entry list') flags='151 235 234 152 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'purchase-entry update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'purchase-invoice') nodes='create delete lines list update' ;;
  'purchase-invoice create') flags='168 236 172 231 233 174 237 234 238 23 24 37' runs=1 ;;
  'purchase-invoice delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'purchase-invoice lines') flags='54 55 56 20 57 50 51 58' args=('=' '...') runs=1 ;;
  'purchase-invoice list') flags='151 239 234 152 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'purchase-invoice update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'purchase-order') nodes='create delete line-add line-delete line-update lines list update' ;;
  'purchase-order create') flags='240 97 241 242 243 234 23 24 37' runs=1 ;;
  'purchase-order delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'purchase-order line-add') flags='33 34 23 24 37 38' args=('=') runs=1 ;;
  'purchase-order line-delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'purchase-order line-update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'purchase-order lines') flags='54 55 56 20 57 50 51 58' args=('=' '...') runs=1 ;;
  'purchase-order list') flags='244 245 246 234 247 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'purchase-order update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'quotation') nodes='accept create delete email line-add line-delete line-update lines list print reject reopen review update' ;;
  'quotation accept') flags='248 249 250 251 252 253 23 24 37' args=('=') runs=1 ;;
  'quotation create') flags='254 255 256 176 89 257 23 24 37' runs=1 ;;
  'quotation delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'quotation email') flags='258 259 260 248 261 249 255 262 263 264 265 23 24 37' args=('=') runs=1 ;;
  'quotation line-add') flags='33 34 23 24 37 38' args=('=') runs=1 ;;
  'quotation line-delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'quotation line-update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'quotation lines') flags='54 55 56 20 57 50 51 58' args=('=' '...') runs=1 ;;
  'quotation list') flags='89 151 266 267 152 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'quotation print') flags='259 258 260 255 268 23 24 37' args=('=') runs=1 ;;
  'quotation reject') flags='250 251 252 23 24 37' args=('=') runs=1 ;;
  'quotation reopen') flags='23 24 37' args=('=') runs=1 ;;
  'quotation review') flags='254 255 269 270 271 175 23 24 37' args=('=') runs=1 ;;
  'quotation update') flags='254 255 256 176 23 24 37' args=('=' '...') runs=1 ;;
  'receivable') nodes='collect list update' ;;
  'receivable collect') flags='272 273 274 23 24 37' args=('=' '...') runs=1 ;;
  'receivable list') flags='89 221 222 95 223 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'receivable update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'receivables-list') nodes='list' ;;
  'receivables-list list') flags='89 221 222 95 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'return') nodes='process' ;;
  'return process') flags='275 23 24 37' args=('=') runs=1 ;;
  'revenue') nodes='list' ;;
  'revenue list') flags='116 276 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'sales-channel') nodes='create delete update' ;;
  'sales-channel create') flags='277 278 33 34 23 24 37 38' runs=1 ;;
  'sales-channel delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'sales-channel update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'sales-entry') nodes='create delete line-add line-delete line-update lines list update' ;;
  'sales-entry create') flags='227 228 170 229 230 231 279 173 126 23 24 37' runs=1 ;;
  'sales-entry delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'sales-entry line-add') flags='33 34 23 24 37 38' args=('=') runs=1 ;;
  'sales-entry line-delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'sales-entry line-update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'sales-entry lines') flags='54 55 56 20 57 50 51 58' args=('=' '...') runs=1 ;;
  'sales-entry list') flags='54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'sales-entry update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'sales-invoice') nodes='delete line-add line-delete line-update lines list print update' ;;
  'sales-invoice delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'sales-invoice line-add') flags='33 34 23 24 37 38' args=('=') runs=1 ;;
  'sales-invoice line-delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'sales-invoice line-update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'sales-invoice lines') flags='54 55 56 20 57 50 51 58' args=('=' '...') runs=1 ;;
  'sales-invoice list') flags='170 151 280 239 152 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'sales-invoice print') flags='281 282 283 258 260 259 284 127 285 286 287 128 23 24 37' args=('=') runs=1 ;;
  'sales-invoice update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'sales-order') nodes='complete create delete invoice line-add line-complete line-delete line-update lines list print update' ;;
  'sales-order complete') flags='288 289 23 24 37' args=('=') runs=1 ;;
  'sales-order create') flags='170 240 290 97 241 175 176 23 24 37' runs=1 ;;
  'sales-order delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'sales-order invoice') flags='291 166 173 292 167 23 24 37' args=('=' '...') runs=1 ;;
  'sales-order line-add') flags='33 34 23 24 37 38' args=('=') runs=1 ;;
  'sales-order line-complete') flags='288 289 23 24 37' args=('=') runs=1 ;;
  'sales-order line-delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'sales-order line-update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'sales-order lines') flags='54 55 56 20 57 50 51 58' args=('=' '...') runs=1 ;;
  'sales-order list') flags='170 244 280 293 247 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'sales-order print') flags='294 258 260 259 287 23 24 37' args=('=') runs=1 ;;
  'sales-order update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'sales-price') nodes='create delete list update' ;;
  'sales-price create') flags='33 34 23 24 37 38' runs=1 ;;
  'sales-price delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'sales-price list') flags='295 101 296 104 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'sales-price update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'sandbox') nodes='reset serve' ;;
  'sandbox reset') runs=1 ;;
  'sandbox serve') flags='297 298 299 300 301 302 303' runs=1 ;;
  'shop-order') nodes='create delete list update' ;;
  'shop-order create') flags='33 34 23 24 37 38' runs=1 ;;
  'shop-order delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'shop-order list') flags='304 296 143 305 306 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'shop-order update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'stock-count') nodes='process' ;;
  'stock-count process') flags='23 24 37' args=('=') runs=1 ;;
  'stock-position') nodes='list' ;;
  'stock-position list') flags='296 54 55 56 20 57 50 51 58' runs=1 ;;
  'subscription') nodes='create delete list update' ;;
  'subscription create') flags='33 34 23 24 37 38' runs=1 ;;
  'subscription delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'subscription list') flags='170 101 143 104 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'subscription update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'supplier-item') nodes='create delete list update' ;;
  'supplier-item create') flags='33 34 23 24 37 38' runs=1 ;;
  'supplier-item delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'supplier-item list') flags='296 234 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'supplier-item update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'task') nodes='create' ;;
  'task create') flags='33 34 23 24 37 38' runs=1 ;;
  'time-entry') nodes='create delete list update' ;;
  'time-entry create') flags='33 34 23 24 37 38' runs=1 ;;
  'time-entry delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'time-entry list') flags='89 307 151 308 309 152 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'time-entry update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'transaction') nodes='list' ;;
  'transaction list') flags='89 151 115 125 127 152 128 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'unit') nodes='list' ;;
  'unit list') flags='310 102 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'vat-code') nodes='create delete list update' ;;
  'vat-code create') flags='311 312 33 34 23 24 37 38' runs=1 ;;
  'vat-code delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'vat-code list') flags='102 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'vat-code update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'warehouse') nodes='create delete list update' ;;
  'warehouse create') flags='313 314 33 34 23 24 37 38' runs=1 ;;
  'warehouse delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'warehouse list') flags='102 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'warehouse update') flags='33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  'warehouse-transfer') nodes='process' ;;
  'warehouse-transfer process') flags='315 23 24 37' args=('=') runs=1 ;;
  'webhook') nodes='create delete list update' ;;
  'webhook create') flags='316 317 318 33 34 23 24 37 38' runs=1 ;;
  'webhook delete') flags='23 24 39' args=('=' '...') runs=1 ;;
  'webhook list') flags='319 54 55 56 20 57 50 51 58 59 60' runs=1 ;;
  'webhook update') flags='316 317 318 33 34 23 24 37 38' args=('=' '...') runs=1 ;;
  *) return 1 ;;
  esac
}

# Sets value and index for the flag $1.
_ledgercli_flag() {
  local at names
  value= index=
  for at in $flags 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17; do
    names=\${_ledgercli_flags[at]%%$'\\t'*}
    if [[ " $names " == *" $1 "* ]]; then
      index=$at value=\${_ledgercli_flags[at]#*$'\\t'}
      return
    fi
  done
}

# Proposes what ledgercli prints for the kind $1 and the typed $2; $3 comes before it in the same word.
_ledgercli_ask() {
  local found text about typed=$2 bare=() described=()
  [[ $quote ]] || typed=\${typed//\\\\/}
  while IFS= read -r found; do
    text=\${found%%$'\\t'*} about=
    [[ $text == "$found" ]] || about="  (\${found#*$'\\t'})"
    case $quote:$text in
    # These could not stand between the quotes that are open.
    \\':*\\'* | \\":*[\\"\\\\\\$\\\`!]*) continue ;;
    :*) printf -v text %q "$text" ;;
    esac
    bare+=("$3$text") described+=("$3$text$about")
  done < <(command ledgercli --complete "$1" --word="$typed" "\${words[@]}" 2>/dev/null </dev/null)
  # If there are several, bash lists them, and inserts only what they have in common, unless it goes through them one by one.
  case \${#bare[@]}$quote:$COMP_TYPE in
  1:* | *:37 | *:42 | *[\\'\\"]:* | *:) COMPREPLY+=("\${bare[@]}") ;;
  *) COMPREPLY+=("\${described[@]}") ;;
  esac
}

# Proposes values of the kind $1 for the typed $2; $3 comes before it in the same word.
_ledgercli_value() {
  local IFS=$' \\t\\n' head=
  case $1 in
  :*) COMPREPLY=($(compgen -P "$3" -W "\${1#:}" -- "$2")) ;;
  !*) _ledgercli_ask "\${1:1}" "$2" "$3" ;;
  ,*)
    [[ $2 != *,* ]] || head=\${2%,*},
    _ledgercli_value "\${1:1}" "\${2##*,}" "$3$head"
    ;;
  '?') COMPREPLY=($(compgen -P "$3" -W 'yes no' -- "$2")) ;;
  /)
    while IFS= read -r head; do COMPREPLY+=("$3$head"); done < <(compgen -f -- "$2")
    compopt -o filenames 2>/dev/null
    ;;
  @)
    [[ $2 == @* ]] || return
    while IFS= read -r head; do
      COMPREPLY+=("$3@$head")
      # With this option the shell quotes the at sign too, so it is set only if the name needs quotes.
      case $head in *[!A-Za-z0-9_./-]*) compopt -o filenames 2>/dev/null ;; esac
    done < <(compgen -f -- "\${2#@}")
    ;;
  esac
}

_ledgercli() {
  local IFS=$' \\t\\n' words=() glue= at word last cur
  local nodes flags args runs path= name value= index= given=' ' count=0 place help= kept offered= quote=
  COMPREPLY=()
  # Bash breaks the line at = and :, which are parts of words here.
  for ((at = 1; at <= COMP_CWORD; at++)); do
    word=\${COMP_WORDS[at]} last=$((\${#words[@]} - 1))
    if ((last >= 0)) && [[ $glue || $word == [=:]* ]]; then words[last]+=$word; else words+=("$word"); fi
    glue=
    if [[ $word && $word != *[!=:@]* ]]; then glue=1; fi
  done
  last=$((\${#words[@]} - 1))
  cur=\${words[last]} name=
  if [[ $cur == --*=* ]]; then name=\${cur%%=*}= cur=\${cur#*=}; fi
  case $cur in [\\"\\']*) quote=\${cur:0:1} cur=\${cur:1} ;; esac
  cur=$name$cur

  _ledgercli_level ''
  for ((at = 0; at < last; at++)); do
    word=\${words[at]}
    if [[ $value && $value != '?' ]]; then
      value=
      continue
    fi
    if [[ $value ]]; then
      value=
      case $word in yes | no | true | false | 1 | 0) continue ;; esac
    fi
    case $word in
    --) return ;;
    - | -[0-9.]*) ((count++)) ;;
    -*)
      name=\${word%%=*}
      [[ $word == --* ]] || name=\${word:0:2}
      _ledgercli_flag "$name"
      given+="$index "
      [[ $word == "$name" ]] || value=
      ;;
    *)
      if [[ -z $path && $word == help ]]; then
        help=1
      elif ((count == 0)) && _ledgercli_level "\${path:+$path }$word"; then
        path=\${path:+$path }$word
      else
        _ledgercli_level "$path"
        [[ $runs ]] || return
        ((count++))
      fi
      ;;
    esac
  done

  if [[ $value && $value != '?' ]]; then
    _ledgercli_value "$value" "$cur" ''
  elif [[ $help ]]; then
    [[ $path ]] || nodes+=' commands environment exit-codes flags output'
    COMPREPLY=($(compgen -W "$nodes" -- "$cur"))
  elif [[ $cur == --*=* ]]; then
    _ledgercli_flag "\${cur%%=*}"
    _ledgercli_value "$value" "\${cur#*=}" "\${cur%%=*}="
  else
    place=$count last=$((\${#args[@]} - 2))
    if ((last >= 0 && place > last)) && [[ \${args[last + 1]} == ... ]]; then place=$last; fi
    if [[ $cur != -* ]]; then
      ((count > 0)) || COMPREPLY=($(compgen -W "$nodes" -- "$cur"))
      kept=("\${COMPREPLY[@]}") COMPREPLY=()
      _ledgercli_value "\${args[place]}" "$cur" ''
      COMPREPLY=("\${kept[@]}" "\${COMPREPLY[@]}")
    fi
    if [[ $cur == -* || ( -z $cur && $runs && -z $nodes && -z \${args[place]} ) ]]; then
      for at in $flags 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17; do
        name=\${_ledgercli_flags[at]%%$'\\t'*}
        if [[ $name == '+ '* || $given != *" $at "* ]]; then offered+=" \${name#+ }"; fi
      done
      COMPREPLY=($(compgen -W "$offered" -- "$cur"))
    fi
  fi

  # Bash replaces only the part after the last break.
  word=\${cur%"$2"}
  if [[ $word ]]; then COMPREPLY=("\${COMPREPLY[@]#"$word"}"); fi
}

complete -F _ledgercli ledgercli
`,
  zsh: `#compdef ledgercli
# Completion of ledgercli for zsh. Written by cmdspec; changes here are lost.

typeset -ga _ledgercli_flags=(
  '--absolute-times\t\tShow times instead of ages in tables on a terminal'
  '--columns\t=\tColumns of a table or CSV file, in this order'
  '--csv-safe\t\tMark CSV cells that a spreadsheet would run as a formula'
  '--division\t=\tDivision number (default: from the profile, or the current division of the user)'
  '--fields\t=\tFields to print, in this order'
  '-h --help\t\tShow help'
  '--jq\t=\tFilter the JSON output with a jq expression'
  '--labels\t\tUse the headers of tables in CSV'
  '--limit\t=\tMaximum number of records (0 for all)'
  '--no-color\t\tDisable colors'
  '--no-pager\t\tDo not use a pager'
  '--no-retry\t\tDo not retry failed or rate-limited requests'
  '-o --output\t:table json yaml csv ndjson\tOutput format (default: table on a terminal, otherwise json)'
  '--profile\t!profile\tProfile to use'
  '-r --raw-output\t\tPrint text from --jq without quotes'
  '--sort\t=\tColumns to sort a table or CSV file by (-column: descending)'
  '--timeout\t=\tRequest timeout'
  '--verbose\t\tLog requests to stderr'
  '--version\t\tPrint the version'
  '--body\t@\tRequest body as JSON: text, @file, - or piped input'
  '--max-pages\t=\tMaximum number of pages'
  '--paginate\t\tRead every page and print one array (GET only)'
  '+ --query\t=\tQuery option, for example $top=5'
  '--allow-writes\t\tAllow the write; without this flag nothing is sent'
  '--dry-run\t\tPrint the request without sending it'
  '-y --yes\t\tConfirm a delete; other requests do not need it'
  '--dir\t/\tTarget folder (default: ledger-backup-<division>)'
  '+ --feed\t=\tOnly this feed, for example Financial/TransactionLines'
  '--full\t\tRead everything, not only the changes since the last run'
  '--list\t\tOnly list the feeds and the state of their copies'
  '--max-pages\t=\tMaximum number of pages per feed; a feed with more pages is not copied'
  '--views\t\tAlso write views.sql, with typed views of the records for DuckDB'
  '--allow-duplicate\t\tCreate the entry or invoice even if its reference is already in use'
  '--body\t@\tRecord as JSON'
  '+ --set\t=\tOne field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code'
  '--force\t\tSend the request even if the catalogue does not list the resource or a field'
  '--beta\t\tUse the beta version of the resource'
  '-y --yes\t\tAccepted by every write; only deletes need it'
  '--template\t\tPrint a JSON template for --body and send nothing'
  '-y --yes\t\tConfirm the delete; without it nothing is sent'
  '--type\t=\tOnly this EntityType, for example 2 for accounts, 9 for items, 1 for transaction lines'
  '--all-divisions\t\tRead every division; --limit applies to each'
  '--max-pages\t=\tMaximum number of pages; the state file is not updated if there are more'
  '--raw\t\tPrint the pages unchanged'
  '--since\t=\tTimestamp to start after (default: from the state file, or 0)'
  '--state\t/\tJSON file that stores the last timestamp of each feed'
  '--all\t\tDescribe every command of the group'
  '--schema\t\tPrint the JSON Schema of the descriptions'
  '--offline\t\tSkip the checks that need the network'
  '--expand\t=\tCollections to return with the record'
  '--raw\t\tPrint the response of the service unchanged'
  '--select\t=\tFields to return'
  '--bulk\t\tUse the bulk endpoint (1000 records per page)'
  '+ --param\t=\tFunction parameter, sent unchanged'
  '--all\t\tRead every page, up to --max-pages'
  '--expand\t=\tCollections to return with each record, for example SalesEntryLines'
  '--filter\t=\tOData $filter expression, for example "Status eq 20"'
  '--orderby\t=\tSort order, for example "Code desc"'
  '--top\t=\tMaximum number of records to return'
  '--all-divisions\t\tRead every division in turn; --all and --limit apply to each'
  '--count\t\tPrint only the number of matching records'
  '--one\t\tRequire exactly one record'
  '+ --match\t=\tField and value to match; all must match'
  '--all-tools\t\tOffer a tool for every command, not only the generic ones'
  '--allow-writes\t\tAlso offer tools that change data'
  '--result-size\t=\tMaximum size of one result'
  '--tool-timeout\t=\tTime limit for one call'
  '--topics\t=\tOffer the tools of these command groups; overrides --all-tools'
  '--filterable\t\tOnly fields that the service recommends for filters'
  '--mandatory\t\tOnly fields that are required to create a record'
  '--methods\t\tShow only the methods'
  '--search\t=\tOnly resources with this text in their name or a field name'
  '--top\t=\tNumber of records to read'
  '--name\t=\tAccount name'
  '--code\t=\tAccount code (the service pads numeric codes)'
  '--customer\t?\tIs a customer (the service derives it from --status)'
  '--supplier\t?\tIs a supplier'
  '--vat-number\t=\tVAT number'
  '--email\t=\tE-mail address'
  '--phone\t=\tPhone number'
  '--website\t=\tWebsite'
  '--address\t=\tStreet and number of the visiting address'
  '--postcode\t=\tPostcode'
  '--city\t=\tCity'
  '--country\t=\tTwo-letter country code'
  '--status\t:A S P C\tStatus: A none, S suspect, P prospect, C customer'
  '--customer\t?\tOnly customers ("no" to exclude them)'
  '--search\t=\tPart of the name or the exact code'
  '--supplier\t?\tOnly suppliers ("no" to exclude them)'
  '--account\t=\tAccount code or GUID'
  '--city\t=\tCity (exact match)'
  '--main\t?\tOnly main addresses ("no" to exclude them)'
  '--type\t:1 2 3 4\tType: 1 visit, 2 postal, 3 invoice, 4 delivery'
  '--age-group\t=\tAge group (1 is the most recent)'
  '--currency\t=\tCurrency code'
  '--search\t=\tPart of the account name'
  '--date\t=\tAssembly date'
  '--description\t=\tDescription of the order'
  '--location\t=\tStorage location of the assembled item (GUID)'
  '--notes\t=\tNotes on the order'
  '--quantity\t=\tQuantity assembled'
  '--from\t=\tStart date on or after this day'
  '--search\t=\tPart of the description or the exact code'
  '--status\t:1 2 3 4 5 6\tStatus: 1 active, 2 not validated, 3 inactive, 4 depreciated, 5 blocked, 6 sold'
  '--to\t=\tStart date on or before this day'
  '--force-login\t\tShow the login form even if the browser is signed in, to sign in as another user'
  '--store\t:keychain file\tWhere to store the credential (default: the last choice, or the keychain)'
  '--client-id\t=\tClient id of the app'
  '--client-secret\t=\tClient secret of the app'
  '--host\t=\tHost to sign in to: be, de, es, fr, nl, uk, us'
  '--manual\t\tPaste the URL that the browser is redirected to'
  '--ngrok-domain\t=\tPublic domain that forwards to the callback'
  '--port\t=\tLocal port of the callback (default: 8080)'
  '--redirect-uri\t=\tCallback URL registered with the app (default: https://<domain>/callback)'
  '--all\t\tAlso delete credentials that other commands stored'
  '--gl-account\t=\tG/L account code or GUID'
  '--period\t=\tReporting period'
  '--status\t:20 50\tStatus: 20 open, 50 processed'
  '--type\t:B W\tType: B balance sheet, W profit and loss'
  '--year\t=\tReporting year'
  '--main\t?\tOnly main bank accounts ("no" to exclude them)'
  '--search\t=\tPart of the bank account number'
  '--account\t=\tAccount code or GUID for every line'
  '--date\t=\tDate of every line (determines the period)'
  '--description\t=\tDescription of lines without one'
  '--journal\t!name:journal-name\tJournal code or name'
  '+ --line\t=\tOne line of the entry'
  '--period\t=\tFinancial period'
  '--year\t=\tFinancial year'
  '--file\t/\tBank statement file, as downloaded from the bank'
  '--subject\t=\tSubject of the document (default: the file name)'
  '-y --yes\t\tSkip the confirmation prompt'
  '--scenario\t=\tBudget scenario code'
  '--first-name\t=\tFirst name'
  '--last-name\t=\tLast name'
  '--email\t=\tBusiness e-mail address'
  '--phone\t=\tBusiness phone number'
  '--mobile\t=\tBusiness mobile number'
  '--search\t=\tPart of the name or e-mail address'
  '--code\t=\tCost center code'
  '--description\t=\tDescription of the cost center'
  '--code\t=\tCost unit code'
  '--description\t=\tDescription of the cost unit'
  '--search\t=\tPart of the description'
  '--date\t=\tDate of the document'
  '+ --file\t/\tFile to attach'
  '--folder\t=\tFolder (GUID)'
  '--subject\t=\tSubject of the document'
  '--type\t=\tDocument type id, shown by \`document-type list\`'
  '--force\t\tOverwrite existing files'
  '--out\t/\tFolder to save to'
  '--from\t=\tDated on or after this day'
  '--to\t=\tDated on or before this day'
  '--code\t=\tFolder code'
  '--description\t=\tDescription of the folder'
  '--category\t=\tCategory id'
  '--creatable\t?\tOnly types that documents can be created with ("no" to exclude them)'
  '--source\t=\tForeign currency code'
  '--target\t=\tCurrency code of the division'
  '--to\t=\tEnd date on or before this day'
  '--code\t=\tG/L account code'
  '--description\t=\tDescription of the G/L account'
  '--type\t=\tType code, for example 12 bank, 110 revenue'
  '--abstract\t?\tOnly abstract classifications ("no" to exclude them)'
  '--namespace\t=\tNamespace of the reporting scheme (GUID)'
  '--parent\t=\tParent classification (GUID)'
  '--from\t=\tDelivered on or after this day'
  '--to\t=\tDelivered on or before this day'
  '--allow-duplicate\t\tCreate the invoice even if its reference is already in use'
  '--credit-note\t\tCreate a credit note (quantities become negative)'
  '--customer\t=\tCustomer code or GUID'
  '--date\t=\tOrder date (printing sets the invoice date)'
  '--description\t=\tDescription of the invoice'
  '--journal\t!name:journal-name\tSales journal code or name'
  '+ --line\t=\tOne line of the invoice'
  '--payment-condition\t=\tPayment condition code'
  '--reference\t=\tCustomer reference'
  '--remarks\t=\tRemarks on the invoice'
  '--code\t=\tItem code'
  '--description\t=\tDescription of the item'
  '--sales-price\t=\tStandard sales price'
  '--cost-price\t=\tStandard cost price'
  '--unit\t=\tUnit code'
  '--sales\t?\tIs a sales item'
  '--purchase\t?\tIs a purchase item'
  '--stock\t?\tIs a stock item'
  '--gl-revenue\t=\tRevenue G/L account code or GUID'
  '--gl-costs\t=\tCost G/L account code or GUID'
  '--group\t=\tItem group code or GUID'
  '--purchase\t?\tOnly purchase items ("no" to exclude them)'
  '--sales\t?\tOnly sales items ("no" to exclude them)'
  '--stock\t?\tOnly stock items ("no" to exclude them)'
  '--default\t:0 1\t1 for the default group, 0 for the others'
  '--code\t=\tJournal code'
  '--description\t=\tDescription of the journal'
  '--type\t:10 12 16 20 22 90\tType: 10 cash, 12 bank, 16 payment service, 20 sales, 22 purchase, 90 general'
  '--from\t=\tSent on or after this day'
  '--operation\t:1 2 3 4\tOperation: 1 purchase invoice, 2 purchase invoice with details, 3 sales invoice, 4 bank statement'
  '--status\t:5 10 20 25 30 40 42 43 45 46 50\tRecipient status, for example 20 open, 43 at the scanning service, 45 error, 50 processed'
  '--to\t=\tSent on or before this day'
  '--search\t=\tPart of the address or description'
  '--type\t:0 1 2 3\tType: 0 unknown, 1 Exact, 2 government, 3 manual input'
  '+ --file\t/\tFile to send'
  '--subject\t=\tSubject of the message (default: the name of the first file)'
  '--to\t=\tRecipient mailbox (GUID)'
  '--bank-account\t=\tBank account (GUID)'
  '--description\t=\tDescription of the mandate'
  '--iban\t=\tIBAN or bank account number of the account'
  '--main\t\tMake this the main mandate of the account'
  '--payment-type\t:one-off recurrent\tPayment type'
  '--reference\t=\tUnique mandate reference'
  '--signature-date\t=\tDate of the signature'
  '--type\t:b2b core\tMandate scheme'
  '--reference\t=\tMandate reference'
  '--type\t:0 1\tScheme: 0 core, 1 b2b'
  '--processed\t\tInclude only processed entries'
  '--year\t:current previous\tFinancial year'
  '--from\t=\tExpected to close on or after this day'
  '--search\t=\tPart of the name'
  '--stage\t=\tStage (GUID)'
  '--to\t=\tExpected to close on or before this day'
  '--due-from\t=\tDue on or after this day'
  '--due-to\t=\tDue on or before this day'
  '--status\t:20 30 40 50\tStatus: 20 open, 30 selected, 40 processed, 50 matched'
  '--code\t=\tPayment condition code'
  '--description\t=\tDescription of the payment condition'
  '--type\t=\tProject type number'
  '--allow-duplicate\t\tCreate the entry even if its reference is already in use'
  '--credit-note\t\tCreate a credit note (amounts become negative)'
  '--date\t=\tDate of the entry'
  '--description\t=\tDescription of the entry'
  '+ --file\t/\tFile to attach (all files are attached to one new document)'
  '--invoice\t=\tSupplier invoice number'
  '--journal\t!name:journal-name\tPurchase journal code or name'
  '--supplier\t=\tSupplier code or GUID'
  '--status\t:5 20 50\tStatus: 5 rejected, 20 open, 50 processed'
  '--date\t=\tDate of the invoice (determines the period)'
  '--reference\t=\tSupplier invoice number'
  '--type\t:8030 8031 8033 8034\tType: 8030 direct, 8031 direct credit note, 8033 invoice, 8034 credit note (quantities of credit notes become negative)'
  '--status\t:10 20 50\tStatus: 10 draft, 20 open, 50 processed'
  '--date\t=\tDate of the order'
  '+ --line\t=\tOne line of the order'
  '--receipt-date\t=\tExpected receipt date'
  '--reference\t=\tSupplier reference'
  '--from\t=\tOrdered on or after this day'
  '--search\t=\tPart of the description or supplier name'
  '--status\t:10 20 30 40\tStatus: 10 open, 20 partial, 30 complete, 40 canceled'
  '--to\t=\tOrdered on or before this day'
  '--action\t:0 1 2 3 4 5\tFollow-up: 0 none, 1 sales order, 2 sales invoice, 3 project, 4 existing project, 5 subscription'
  '--your-ref\t=\tCustomer reference'
  '--reason\t=\tReason (GUID)'
  '--opportunity-stage\t=\tNew stage of the opportunity (GUID)'
  '--notification-layout\t=\tLayout of the notification (GUID)'
  '--invoice-journal\t!name:journal-name\tInvoice journal code or name (required for action 2)'
  '--description\t=\tDescription of the quotation'
  '--date\t=\tDate of the quotation'
  '--close-date\t=\tLast day on which the quotation is valid'
  '+ --line\t=\tOne line of the quotation'
  '--email-layout\t=\tLayout of the e-mail (GUID)'
  '--layout\t=\tLayout of the document (GUID)'
  '--extra-text\t=\tText added to the e-mail'
  '--invoice-journal\t!name:journal-name\tInvoice journal code or name'
  '--accept-layout\t=\tLayout of the acceptance e-mail (GUID)'
  '--allow-your-ref\t\tLet the customer add a reference'
  '--reject-layout\t=\tLayout of the rejection e-mail (GUID)'
  '--subject\t=\tSubject of the e-mail'
  '--search\t=\tPart of the description or account name'
  '--status\t:5 20 25 40 50\tStatus: 5 rejected, 20 draft, 25 open, 40 printed, 50 accepted'
  '--email\t\tAlso send the quotation to the customer by e-mail'
  '--account\t=\tCode or GUID of the new account'
  '--copy-prices\t\tCopy the item prices'
  '--document\t=\tDocument (GUID)'
  '--description\t=\tDescription of the payment'
  '--mandate\t=\tDirect debit mandate (GUID)'
  '--reference\t=\tPayment reference (only for a single receivable)'
  '--status\t:5 50\tStatus: 5 rejected, 50 processed'
  '--year\t=\tYear'
  '--code\t=\tSales channel code'
  '--description\t=\tDescription of the sales channel'
  '--invoice\t=\tCustomer reference'
  '--search\t=\tPart of the description or customer name'
  '--account-preference\t\tSend the invoice the way the account prefers'
  '--date\t=\tDate of the invoice'
  '--email\t\tSend the invoice to the customer by e-mail'
  '--peppol\t\tSend the invoice through Peppol'
  '--postbox\t\tSend the invoice to the postbox of the customer'
  '--postbox-sender\t=\tSender mailbox (GUID)'
  '--sender\t=\tE-mail address of the sender'
  '--delivery\t\tMark only the delivery as complete'
  '--invoice\t\tMark only the invoicing as complete'
  '--delivery-date\t=\tDelivery date'
  '--by\t:delivered ordered\tInvoice the delivered or the ordered quantities'
  '--mode\t:customer order\tCreate one invoice per customer or per order'
  '--status\t:12 20 21 45\tStatus: 12 open, 20 partial, 21 complete, 45 canceled'
  '--email\t\tAlso send the order to the customer by e-mail'
  '--account\t=\tCustomer code or GUID'
  '--item\t=\tItem code or GUID'
  '--background\t\tStart the sandbox in the background and return when it is ready'
  '+ --fail\t=\tFail the first requests with this status, or a share of all requests, for example 503:2 or 503:10%'
  '--latency\t=\tDelay before each response'
  '--port\t=\tLocal port (default: a free one)'
  '--records\t=\tNumber of records per resource at the start'
  '--seed\t=\tSeed for the generated records and the failing share'
  '--unlimited\t\tDisable rate limits and blocks after errors, for scripts that must not wait'
  '--from\t=\tPlanned on or after this day'
  '--status\t=\tStatus number'
  '--to\t=\tPlanned on or before this day'
  '--employee\t=\tEmployee (GUID)'
  '--project\t=\tProject code or GUID'
  '--status\t=\tStatus: 1 draft, 2 rejected, 10 submitted, 20 final, or another number'
  '--active\t?\tOnly active units ("no" to exclude them)'
  '--code\t=\tVAT code'
  '--description\t=\tDescription of the VAT code'
  '--code\t=\tWarehouse code'
  '--description\t=\tDescription of the warehouse'
  '--date\t=\tDate of the transfer'
  '--topic\t:Accounts BankAccounts BankEntries CashEntries Contacts CostTransactions Documents FinancialTransactions GeneralJournalEntries GoodsDeliveries Items Opportunities PurchaseEntries PurchaseOrders Quotations SalesEntries SalesInvoices SalesOrders StockPositions Subscriptions TimeTransactions\tResource whose changes are reported'
  '--url\t=\tCallback URL (https, on the domain of the app)'
  '--description\t=\tDescription (the service may replace it)'
  '--topic\t:Accounts BankAccounts BankEntries CashEntries Contacts CostTransactions Documents FinancialTransactions GeneralJournalEntries GoodsDeliveries Items Opportunities PurchaseEntries PurchaseOrders Quotations SalesEntries SalesInvoices SalesOrders StockPositions Subscriptions TimeTransactions\tOnly subscriptions to this topic'
)

_ledgercli_level() {
  nodes=() own=() values=() runs=
  case $1 in
  ('') nodes=('account:Customers, suppliers and prospects' 'address:Addresses of accounts' 'aging-overview:Outstanding amounts by age' 'aging-payable:Outstanding payables by age' 'aging-receivable:Outstanding receivables by age' 'alias:Short names for commands' 'api:Send a raw request to the service' 'assembly-order:Assembly orders' 'asset:Fixed assets' 'auth:Sign in and out' 'backup:Back up a division to a folder, one file per feed' 'balance:Trial balance' 'bank-account:Bank accounts of customers and suppliers' 'bank-entry:Entries in a bank journal' 'bank-statement:Bank statement files' 'budget:Budgets' 'cash-entry:Entries in a cash journal' 'communication-note:Notes on calls and letters' 'completion:Print a shell completion script' 'config:Settings of the profile' 'contact:Contacts of accounts' 'cost-center:Cost centers' 'cost-unit:Cost units' 'create:Create a record in any catalogue resource' 'currency:Currencies' 'delete:Delete a record of any catalogue resource' 'deleted:Read deletions since a timestamp' 'department:Departments' 'describe:Describe commands as JSON, for programs' 'division:Divisions that you can access' 'doctor:Check the installation, sign-in and connection' 'document:Documents and their attachments' 'document-folder:Document folders' 'document-type:Document types' 'event:Events with customers' 'exchange-rate:Exchange rates' 'financial-period:Financial periods' 'get:Show one record by its key' 'gl-account:G/L accounts in the chart of accounts' 'gl-classification:Classifications in reporting schemes' 'goods-delivery:Goods deliveries to customers' 'goods-receipt:Goods receipts from suppliers' 'help:Show help for a command or topic' 'invoice:Create sales invoices' 'item:Items that are bought, sold or stocked' 'item-group:Item groups' 'journal:Journals' 'journal-entry:Entries in the general journal' 'list:List records of any catalogue resource' 'lookup:Find records by exact field values' 'mail-message:Messages sent from mailboxes' 'mailbox:Mailboxes for invoices and bank statements' 'mandate:Direct debit mandates' 'mcp:Serve the commands as MCP tools over stdio' 'me:Show the signed-in user and session' 'metadata:Search the local catalogue or show one resource' 'opening-balance:Opening balances' 'opportunity:Sales opportunities' 'outstanding:Totals of outstanding invoices' 'payables-list:Unpaid supplier invoices' 'payment:Payables to suppliers' 'payment-condition:Payment conditions of customers and suppliers' 'probe:Compare the fields of records with the catalogue' 'profile:Profiles, each with its own settings and credentials' 'profit-loss:Profit and loss' 'project:Projects of customers' 'purchase-entry:Entries in a purchase journal' 'purchase-invoice:Purchase invoices with items' 'purchase-order:Orders placed with suppliers' 'quota:Show the rate limits of the division' 'quotation:Quotations and their versions' 'receivable:Receivables from customers' 'receivables-list:Unpaid customer invoices' 'return:VAT and payroll returns' 'revenue:Revenue' 'sales-channel:Sales channels' 'sales-entry:Entries in a sales journal' 'sales-invoice:Sales invoices with items' 'sales-order:Sales orders' 'sales-price:Sales prices of items' 'sandbox:A local stand-in for the service, without an account' 'shop-order:Production orders' 'stock-count:Stock counts' 'stock-position:Stock of an item' 'subscription:Subscriptions of customers' 'supplier-item:Suppliers of items and their purchase prices' 'sync:Read records changed since a timestamp' 'task:Tasks of employees' 'time-entry:Hours spent on projects' 'transaction:Booked transaction lines' 'unit:Units of items' 'update:Update a record of any catalogue resource' 'upsert:Create a record or update the matching one' 'vat-code:VAT codes' 'version:Print the version and environment' 'warehouse:Warehouses' 'warehouse-transfer:Transfers between warehouses' 'webhook:Webhook subscriptions') own=(19) values=('!alias') ;;
  ('api') own=(20 21 22 23 24 25 26) values=(':GET POST PUT DELETE' '=') runs=1 ;;
  ('backup') own=(27 28 29 30 31 32) runs=1 ;;
  ('completion') values=(':bash zsh fish powershell') runs=1 ;;
  ('create') own=(33 34 35 36 37 24 25 38 39) values=('!resource') runs=1 ;;
  ('delete') own=(36 37 24 25 40) values=('!resource' '=') runs=1 ;;
  ('deleted') own=(41 42 43 44 45 46) runs=1 ;;
  ('describe') own=(47 48) values=('=' '...') runs=1 ;;
  ('doctor') own=(49) runs=1 ;;
  ('get') own=(50 51 52 37) values=('!resource' '=') runs=1 ;;
  ('list') own=(53 54 55 56 57 21 58 51 52 59 60 61 37) values=('!resource') runs=1 ;;
  ('lookup') own=(62 52 63) values=('!resource') runs=1 ;;
  ('mcp') own=(64 65 66 67 68) runs=1 ;;
  ('me') own=(51) runs=1 ;;
  ('metadata') own=(69 70 71 72) values=('!resource') runs=1 ;;
  ('probe') own=(57 73 37) values=('!resource') runs=1 ;;
  ('quota') runs=1 ;;
  ('sync') own=(52 42 43 44 45 46) values=('!resource' '...') runs=1 ;;
  ('update') own=(34 35 36 37 24 25 38 39) values=('!resource' '=') runs=1 ;;
  ('upsert') own=(63 34 35 24 25 38) values=('!resource') runs=1 ;;
  ('version') runs=1 ;;
  ('account') nodes=('create:Create a customer, supplier or prospect' 'delete:Delete accounts' 'list:List accounts' 'update:Update an account') ;;
  ('account create') own=(74 75 76 77 78 79 80 81 82 83 84 85 86 34 35 24 25 38 39) runs=1 ;;
  ('account delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('account list') own=(87 88 86 89 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('account update') own=(74 75 76 77 78 79 80 81 82 83 84 85 86 34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('address') nodes=('create:Create an address for an account' 'delete:Delete addresses' 'list:List addresses' 'update:Update an address') ;;
  ('address create') own=(34 35 24 25 38 39) runs=1 ;;
  ('address delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('address list') own=(90 91 92 93 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('address update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('aging-overview') nodes=('list:List outstanding amounts by age group') ;;
  ('aging-overview list') own=(94 95 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('aging-payable') nodes=('list:List outstanding payables by account and age group') ;;
  ('aging-payable list') own=(90 96 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('aging-receivable') nodes=('list:List outstanding receivables by account and age group') ;;
  ('aging-receivable list') own=(90 96 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('alias') nodes=('list:List aliases' 'set:Create or replace an alias' 'unset:Remove an alias') ;;
  ('alias list') runs=1 ;;
  ('alias set') values=('=' '=') runs=1 ;;
  ('alias unset') values=('!alias') runs=1 ;;
  ('assembly-order') nodes=('finish:Finish an assembly order') ;;
  ('assembly-order finish') own=(97 98 99 100 101 24 25 38) values=('=') runs=1 ;;
  ('asset') nodes=('list:List fixed assets') ;;
  ('asset list') own=(102 103 104 105 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('auth') nodes=('login:Sign in and store the credential' 'logout:Delete the stored credentials of the profile' 'status:Show the sign-in status of the profile') ;;
  ('auth login') own=(106 107 108 109 110 111 112 113 114) runs=1 ;;
  ('auth logout') own=(115) runs=1 ;;
  ('auth status') runs=1 ;;
  ('balance') nodes=('list:List the totals of the trial balance') ;;
  ('balance list') own=(116 117 118 119 120 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('bank-account') nodes=('create:Create a bank account for a customer or supplier' 'delete:Delete bank accounts' 'list:List bank accounts' 'update:Update a bank account') ;;
  ('bank-account create') own=(34 35 24 25 38 39) runs=1 ;;
  ('bank-account delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('bank-account list') own=(90 121 122 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('bank-account update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('bank-entry') nodes=('create:Create a bank entry' 'delete:Delete bank entries' 'line-add:Add a line to a bank entry' 'lines:List the lines of bank entries' 'list:List bank entries') ;;
  ('bank-entry create') own=(123 124 125 126 127 24 25 38) runs=1 ;;
  ('bank-entry delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('bank-entry line-add') own=(34 35 24 25 38 39) values=('=') runs=1 ;;
  ('bank-entry lines') own=(55 56 57 21 58 51 52 59) values=('=' '...') runs=1 ;;
  ('bank-entry list') own=(126 128 129 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('bank-statement') nodes=('upload:Upload a bank statement file (CODA, MT940 or CAMT)') ;;
  ('bank-statement upload') own=(130 131 24 25 132) runs=1 ;;
  ('budget') nodes=('list:List budget amounts') ;;
  ('budget list') own=(116 117 133 120 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('cash-entry') nodes=('create:Create a cash entry' 'delete:Delete cash entries' 'line-add:Add a line to a cash entry' 'lines:List the lines of cash entries' 'list:List cash entries') ;;
  ('cash-entry create') own=(123 124 125 126 127 24 25 38) runs=1 ;;
  ('cash-entry delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('cash-entry line-add') own=(34 35 24 25 38 39) values=('=') runs=1 ;;
  ('cash-entry lines') own=(55 56 57 21 58 51 52 59) values=('=' '...') runs=1 ;;
  ('cash-entry list') own=(126 128 129 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('communication-note') nodes=('create:Create a communication note') ;;
  ('communication-note create') own=(34 35 24 25 38 39) runs=1 ;;
  ('config') nodes=('get:Print one setting of the profile' 'list:List the settings of the profile' 'set:Store one setting of the profile' 'unset:Remove one setting of the profile') ;;
  ('config get') values=(':client_id default_output division host max_pages ngrok_domain pager port redirect_uri timeout_ms') runs=1 ;;
  ('config list') runs=1 ;;
  ('config set') values=(':client_id default_output division host max_pages ngrok_domain pager port redirect_uri timeout_ms' '=') runs=1 ;;
  ('config unset') values=(':client_id default_output division host max_pages ngrok_domain pager port redirect_uri timeout_ms') runs=1 ;;
  ('contact') nodes=('create:Create a contact for an account' 'delete:Delete contacts' 'list:List contacts' 'update:Update a contact') ;;
  ('contact create') own=(90 134 135 136 137 138 34 35 24 25 38 39) runs=1 ;;
  ('contact delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('contact list') own=(90 139 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('contact update') own=(90 134 135 136 137 138 34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('cost-center') nodes=('create:Create a cost center' 'delete:Delete cost centers' 'list:List cost centers' 'update:Update a cost center') ;;
  ('cost-center create') own=(140 141 34 35 24 25 38 39) runs=1 ;;
  ('cost-center delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('cost-center list') own=(103 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('cost-center update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('cost-unit') nodes=('create:Create a cost unit' 'delete:Delete cost units' 'list:List cost units' 'update:Update a cost unit') ;;
  ('cost-unit create') own=(142 143 34 35 24 25 38 39) runs=1 ;;
  ('cost-unit delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('cost-unit list') own=(103 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('cost-unit update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('currency') nodes=('list:List currencies') ;;
  ('currency list') own=(103 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('department') nodes=('list:List departments') ;;
  ('department list') own=(103 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('division') nodes=('list:List divisions') ;;
  ('division list') own=(85 144 55 56 57 21 58 51 52 59) runs=1 ;;
  ('document') nodes=('create:Create a document and attach files' 'delete:Delete documents' 'download:Save the attachments of a document' 'list:List documents' 'update:Update a document') ;;
  ('document create') own=(90 145 146 147 148 149 34 35 24 25 38 39) runs=1 ;;
  ('document delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('document download') own=(150 151) values=('=') runs=1 ;;
  ('document list') own=(90 152 153 149 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('document update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('document-folder') nodes=('create:Create a document folder' 'delete:Delete document folders' 'update:Update a document folder') ;;
  ('document-folder create') own=(154 155 34 35 24 25 38 39) runs=1 ;;
  ('document-folder delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('document-folder update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('document-type') nodes=('list:List document types') ;;
  ('document-type list') own=(156 157 144 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('event') nodes=('create:Create an event') ;;
  ('event create') own=(34 35 24 25 38 39) runs=1 ;;
  ('exchange-rate') nodes=('create:Create an exchange rate' 'delete:Delete exchange rates' 'list:List exchange rates' 'update:Update an exchange rate') ;;
  ('exchange-rate create') own=(34 35 24 25 38 39) runs=1 ;;
  ('exchange-rate delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('exchange-rate list') own=(102 158 159 105 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('exchange-rate update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('financial-period') nodes=('list:List financial periods') ;;
  ('financial-period list') own=(102 128 160 129 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('gl-account') nodes=('create:Create a G/L account' 'delete:Delete G/L accounts' 'list:List G/L accounts' 'update:Update a G/L account') ;;
  ('gl-account create') own=(161 162 34 35 24 25 38 39) runs=1 ;;
  ('gl-account delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('gl-account list') own=(103 163 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('gl-account update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('gl-classification') nodes=('list:List classifications') ;;
  ('gl-classification list') own=(164 165 166 103 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('goods-delivery') nodes=('create:Create a goods delivery' 'list:List goods deliveries' 'update:Update a goods delivery') ;;
  ('goods-delivery create') own=(34 35 24 25 38 39) runs=1 ;;
  ('goods-delivery list') own=(90 167 144 168 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('goods-delivery update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('goods-receipt') nodes=('create:Create a goods receipt' 'update:Update a goods receipt') ;;
  ('goods-receipt create') own=(34 35 24 25 38 39) runs=1 ;;
  ('goods-receipt update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('invoice') nodes=('create:Create a sales invoice or credit note') ;;
  ('invoice create') own=(169 170 171 172 173 174 175 176 177 178 24 25 38) runs=1 ;;
  ('item') nodes=('create:Create an item' 'delete:Delete items' 'list:List items' 'update:Update an item') ;;
  ('item create') own=(179 180 181 182 183 184 185 186 187 188 189 34 35 24 25 38 39) runs=1 ;;
  ('item delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('item list') own=(190 191 103 192 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('item update') own=(180 181 182 183 184 185 186 187 188 189 34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('item-group') nodes=('list:List item groups') ;;
  ('item-group list') own=(193 103 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('journal') nodes=('create:Create a journal' 'delete:Delete journals' 'list:List journals' 'update:Update a journal') ;;
  ('journal create') own=(194 195 34 35 24 25 38 39) runs=1 ;;
  ('journal delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('journal list') own=(103 196 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('journal update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('journal-entry') nodes=('create:Create a balanced general journal entry' 'delete:Delete journal entries' 'lines:List the lines of journal entries' 'list:List general journal entries') ;;
  ('journal-entry create') own=(124 125 126 127 24 25 38) runs=1 ;;
  ('journal-entry delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('journal-entry lines') own=(55 56 57 21 58 51 52 59) values=('=' '...') runs=1 ;;
  ('journal-entry list') own=(126 128 118 129 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('mail-message') nodes=('list:List messages sent from mailboxes') ;;
  ('mail-message list') own=(197 198 199 200 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('mailbox') nodes=('list:List mailboxes' 'upload:Send files to the scanning service or to a mailbox') ;;
  ('mailbox list') own=(90 201 202 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('mailbox upload') own=(203 198 204 205 24 25 38) runs=1 ;;
  ('mandate') nodes=('create:Create a direct debit mandate' 'delete:Delete a direct debit mandate' 'list:List direct debit mandates' 'update:Update a direct debit mandate') ;;
  ('mandate create') own=(90 206 207 208 209 210 211 212 213 34 35 24 25 38 39) runs=1 ;;
  ('mandate delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('mandate list') own=(90 214 144 215 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('mandate update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('opening-balance') nodes=('list:List the opening balance of each G/L account') ;;
  ('opening-balance list') own=(216 217 55 56 57 21 58 51 52 59) runs=1 ;;
  ('opportunity') nodes=('create:Create an opportunity' 'delete:Delete an opportunity' 'list:List opportunities' 'update:Update an opportunity') ;;
  ('opportunity create') own=(34 35 24 25 38 39) runs=1 ;;
  ('opportunity delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('opportunity list') own=(90 218 219 220 221 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('opportunity update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('outstanding') nodes=('list:List the totals of outstanding invoices') ;;
  ('outstanding list') own=(95 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('payables-list') nodes=('list:List unpaid supplier invoices') ;;
  ('payables-list list') own=(90 222 223 96 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('payment') nodes=('list:List payables with their payment status' 'process:Process payments into a bank file' 'update:Update a payment') ;;
  ('payment list') own=(90 222 223 96 224 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('payment process') own=(24 25 38) values=('=' '...') runs=1 ;;
  ('payment update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('payment-condition') nodes=('create:Create a payment condition' 'list:List payment conditions') ;;
  ('payment-condition create') own=(225 226 34 35 24 25 38 39) runs=1 ;;
  ('payment-condition list') own=(103 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('profile') nodes=('current:Print the active profile' 'list:List profiles and their sign-in status' 'use:Set the active profile') ;;
  ('profile current') runs=1 ;;
  ('profile list') runs=1 ;;
  ('profile use') values=('!profile') runs=1 ;;
  ('profit-loss') nodes=('list:List the profit and loss of this year and last year') ;;
  ('profit-loss list') own=(55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('project') nodes=('create:Create a project' 'delete:Delete a project' 'list:List projects' 'update:Update a project') ;;
  ('project create') own=(34 35 24 25 38 39) runs=1 ;;
  ('project delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('project list') own=(90 103 227 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('project update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('purchase-entry') nodes=('create:Create a purchase entry or credit note' 'delete:Delete purchase entries' 'line-add:Add a line to a purchase entry' 'line-delete:Delete lines of a purchase entry' 'line-update:Update a line of a purchase entry' 'lines:List the lines of purchase entries' 'list:List purchase entries' 'update:Update the header of a purchase entry') ;;
  ('purchase-entry create') own=(228 229 230 231 232 233 234 127 235 24 25 38) runs=1 ;;
  ('purchase-entry delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('purchase-entry line-add') own=(34 35 24 25 38 39) values=('=') runs=1 ;;
  ('purchase-entry line-delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('purchase-entry line-update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('purchase-entry lines') own=(55 56 57 21 58 51 52 59) values=('=' '...') runs=1 ;;
  ('purchase-entry list') own=(152 236 235 153 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('purchase-entry update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('purchase-invoice') nodes=('create:Create a purchase invoice or credit note' 'delete:Delete purchase invoices' 'lines:List the lines of purchase invoices' 'list:List purchase invoices' 'update:Update the header of a purchase invoice') ;;
  ('purchase-invoice create') own=(169 237 173 232 234 175 238 235 239 24 25 38) runs=1 ;;
  ('purchase-invoice delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('purchase-invoice lines') own=(55 56 57 21 58 51 52 59) values=('=' '...') runs=1 ;;
  ('purchase-invoice list') own=(152 240 235 153 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('purchase-invoice update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('purchase-order') nodes=('create:Create a purchase order' 'delete:Delete purchase orders' 'line-add:Add a line to a purchase order' 'line-delete:Delete lines of a purchase order' 'line-update:Update a line of a purchase order' 'lines:List the lines of purchase orders' 'list:List purchase orders' 'update:Update the header of a purchase order') ;;
  ('purchase-order create') own=(241 98 242 243 244 235 24 25 38) runs=1 ;;
  ('purchase-order delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('purchase-order line-add') own=(34 35 24 25 38 39) values=('=') runs=1 ;;
  ('purchase-order line-delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('purchase-order line-update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('purchase-order lines') own=(55 56 57 21 58 51 52 59) values=('=' '...') runs=1 ;;
  ('purchase-order list') own=(245 246 247 235 248 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('purchase-order update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('quotation') nodes=('accept:Accept a quotation' 'create:Create a quotation' 'delete:Delete quotations' 'email:Send a quotation for online sign-off' 'line-add:Add a line to a quotation' 'line-delete:Delete lines of a quotation' 'line-update:Update a line of a quotation' 'lines:List the lines of quotations' 'list:List quotations' 'print:Print a quotation to a document' 'reject:Reject a quotation' 'reopen:Reopen an accepted or rejected quotation' 'review:Replace a quotation with a new version' 'update:Update the header of a quotation') ;;
  ('quotation accept') own=(249 250 251 252 253 254 24 25 38) values=('=') runs=1 ;;
  ('quotation create') own=(255 256 257 177 90 258 24 25 38) runs=1 ;;
  ('quotation delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('quotation email') own=(259 260 261 249 262 250 256 263 264 265 266 24 25 38) values=('=') runs=1 ;;
  ('quotation line-add') own=(34 35 24 25 38 39) values=('=') runs=1 ;;
  ('quotation line-delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('quotation line-update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('quotation lines') own=(55 56 57 21 58 51 52 59) values=('=' '...') runs=1 ;;
  ('quotation list') own=(90 152 267 268 153 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('quotation print') own=(260 259 261 256 269 24 25 38) values=('=') runs=1 ;;
  ('quotation reject') own=(251 252 253 24 25 38) values=('=') runs=1 ;;
  ('quotation reopen') own=(24 25 38) values=('=') runs=1 ;;
  ('quotation review') own=(255 256 270 271 272 176 24 25 38) values=('=') runs=1 ;;
  ('quotation update') own=(255 256 257 177 24 25 38) values=('=' '...') runs=1 ;;
  ('receivable') nodes=('collect:Prepare receivables for direct debit' 'list:List receivables' 'update:Update a receivable') ;;
  ('receivable collect') own=(273 274 275 24 25 38) values=('=' '...') runs=1 ;;
  ('receivable list') own=(90 222 223 96 224 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('receivable update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('receivables-list') nodes=('list:List unpaid customer invoices') ;;
  ('receivables-list list') own=(90 222 223 96 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('return') nodes=('process:Reject or process a return') ;;
  ('return process') own=(276 24 25 38) values=('=') runs=1 ;;
  ('revenue') nodes=('list:List the revenue of this year by period') ;;
  ('revenue list') own=(117 277 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('sales-channel') nodes=('create:Create a sales channel' 'delete:Delete sales channels' 'update:Update a sales channel') ;;
  ('sales-channel create') own=(278 279 34 35 24 25 38 39) runs=1 ;;
  ('sales-channel delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('sales-channel update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('sales-entry') nodes=('create:Create a sales entry or credit note' 'delete:Delete sales entries' 'line-add:Add a line to a sales entry' 'line-delete:Delete lines of a sales entry' 'line-update:Update a line of a sales entry' 'lines:List the lines of sales entries' 'list:List sales entries' 'update:Update the header of a sales entry') ;;
  ('sales-entry create') own=(228 229 171 230 231 232 280 174 127 24 25 38) runs=1 ;;
  ('sales-entry delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('sales-entry line-add') own=(34 35 24 25 38 39) values=('=') runs=1 ;;
  ('sales-entry line-delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('sales-entry line-update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('sales-entry lines') own=(55 56 57 21 58 51 52 59) values=('=' '...') runs=1 ;;
  ('sales-entry list') own=(55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('sales-entry update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('sales-invoice') nodes=('delete:Delete sales invoices' 'line-add:Add a line to a sales invoice' 'line-delete:Delete lines of a sales invoice' 'line-update:Update a line of a sales invoice' 'lines:List the lines of sales invoices' 'list:List sales invoices' 'print:Process and send a sales invoice' 'update:Update the header of a sales invoice') ;;
  ('sales-invoice delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('sales-invoice line-add') own=(34 35 24 25 38 39) values=('=') runs=1 ;;
  ('sales-invoice line-delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('sales-invoice line-update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('sales-invoice lines') own=(55 56 57 21 58 51 52 59) values=('=' '...') runs=1 ;;
  ('sales-invoice list') own=(171 152 281 240 153 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('sales-invoice print') own=(282 283 284 259 261 260 285 128 286 287 288 129 24 25 38) values=('=') runs=1 ;;
  ('sales-invoice update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('sales-order') nodes=('complete:Mark a sales order as complete' 'create:Create a sales order' 'delete:Delete sales orders' 'invoice:Invoice sales orders' 'line-add:Add a line to a sales order' 'line-complete:Mark a sales order line as complete' 'line-delete:Delete lines of a sales order' 'line-update:Update a line of a sales order' 'lines:List the lines of sales orders' 'list:List sales orders' 'print:Print a sales order and optionally e-mail it' 'update:Update the header of a sales order') ;;
  ('sales-order complete') own=(289 290 24 25 38) values=('=') runs=1 ;;
  ('sales-order create') own=(171 241 291 98 242 176 177 24 25 38) runs=1 ;;
  ('sales-order delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('sales-order invoice') own=(292 167 174 293 168 24 25 38) values=('=' '...') runs=1 ;;
  ('sales-order line-add') own=(34 35 24 25 38 39) values=('=') runs=1 ;;
  ('sales-order line-complete') own=(289 290 24 25 38) values=('=') runs=1 ;;
  ('sales-order line-delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('sales-order line-update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('sales-order lines') own=(55 56 57 21 58 51 52 59) values=('=' '...') runs=1 ;;
  ('sales-order list') own=(171 245 281 294 248 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('sales-order print') own=(295 259 261 260 288 24 25 38) values=('=') runs=1 ;;
  ('sales-order update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('sales-price') nodes=('create:Create a sales price for an item' 'delete:Delete sales prices' 'list:List sales prices' 'update:Update a sales price') ;;
  ('sales-price create') own=(34 35 24 25 38 39) runs=1 ;;
  ('sales-price delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('sales-price list') own=(296 102 297 105 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('sales-price update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('sandbox') nodes=('reset:Reset the sandbox to its initial records' 'serve:Run the stand-in until Ctrl-C') ;;
  ('sandbox reset') runs=1 ;;
  ('sandbox serve') own=(298 299 300 301 302 303 304) runs=1 ;;
  ('shop-order') nodes=('create:Create a shop order' 'delete:Delete a shop order' 'list:List shop orders' 'update:Update a shop order') ;;
  ('shop-order create') own=(34 35 24 25 38 39) runs=1 ;;
  ('shop-order delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('shop-order list') own=(305 297 144 306 307 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('shop-order update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('stock-count') nodes=('process:Process a stock count') ;;
  ('stock-count process') own=(24 25 38) values=('=') runs=1 ;;
  ('stock-position') nodes=('list:Show the stock of an item') ;;
  ('stock-position list') own=(297 55 56 57 21 58 51 52 59) runs=1 ;;
  ('subscription') nodes=('create:Create a subscription' 'delete:Delete a subscription' 'list:List subscriptions' 'update:Update a subscription') ;;
  ('subscription create') own=(34 35 24 25 38 39) runs=1 ;;
  ('subscription delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('subscription list') own=(171 102 144 105 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('subscription update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('supplier-item') nodes=('create:Create a supplier item' 'delete:Delete a supplier item' 'list:List supplier items' 'update:Update a supplier item') ;;
  ('supplier-item create') own=(34 35 24 25 38 39) runs=1 ;;
  ('supplier-item delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('supplier-item list') own=(297 235 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('supplier-item update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('task') nodes=('create:Create a task') ;;
  ('task create') own=(34 35 24 25 38 39) runs=1 ;;
  ('time-entry') nodes=('create:Create a time entry' 'delete:Delete a time entry' 'list:List time entries' 'update:Update a time entry') ;;
  ('time-entry create') own=(34 35 24 25 38 39) runs=1 ;;
  ('time-entry delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('time-entry list') own=(90 308 152 309 310 153 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('time-entry update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('transaction') nodes=('list:List booked transaction lines') ;;
  ('transaction list') own=(90 152 116 126 128 153 129 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('unit') nodes=('list:List units') ;;
  ('unit list') own=(311 103 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('vat-code') nodes=('create:Create a VAT code' 'delete:Delete VAT codes' 'list:List VAT codes' 'update:Update a VAT code') ;;
  ('vat-code create') own=(312 313 34 35 24 25 38 39) runs=1 ;;
  ('vat-code delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('vat-code list') own=(103 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('vat-code update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('warehouse') nodes=('create:Create a warehouse' 'delete:Delete warehouses' 'list:List warehouses' 'update:Update a warehouse') ;;
  ('warehouse create') own=(314 315 34 35 24 25 38 39) runs=1 ;;
  ('warehouse delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('warehouse list') own=(103 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('warehouse update') own=(34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  ('warehouse-transfer') nodes=('process:Process a warehouse transfer') ;;
  ('warehouse-transfer process') own=(316 24 25 38) values=('=') runs=1 ;;
  ('webhook') nodes=('create:Create a webhook subscription' 'delete:Delete a webhook subscription' 'list:List webhook subscriptions' 'update:Update a webhook subscription') ;;
  ('webhook create') own=(317 318 319 34 35 24 25 38 39) runs=1 ;;
  ('webhook delete') own=(24 25 40) values=('=' '...') runs=1 ;;
  ('webhook list') own=(320 55 56 57 21 58 51 52 59 60 61) runs=1 ;;
  ('webhook update') own=(317 318 319 34 35 24 25 38 39) values=('=' '...') runs=1 ;;
  (*) return 1 ;;
  esac
}

# Sets value and index for the flag $1.
_ledgercli_flag() {
  local at parts
  value= index=
  for at in $own 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18; do
    parts=("\${(@ps:\\t:)_ledgercli_flags[at]}")
    if [[ " $parts[1] " == *" $1 "* ]]; then
      index=$at value=$parts[2]
      return
    fi
  done
}

# Proposes what ledgercli prints for the kind $1; the other arguments are those of compadd.
_ledgercli_ask() {
  local found
  local -a texts shown
  for found in \${(f)"$(command ledgercli --complete $1 --word=\${(Q)PREFIX} "\${(@)words_before}" 2>/dev/null </dev/null)"}; do
    texts+=(\${found%%$'\\t'*}) shown+=(\${found/$'\\t'/ -- })
  done
  shift
  compadd "$@" -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}' -l -d shown -a texts
}

# Proposes values of the kind $1 for the word under the cursor; the other arguments are those of compadd.
_ledgercli_value() {
  local kind=$1
  shift
  case $kind in
  (:*) compadd "$@" -- \${=kind#:} ;;
  ('!'*) _ledgercli_ask \${kind[2,-1]} "$@" ;;
  (,*)
    compset -P '*,'
    _ledgercli_value \${kind[2,-1]} -S ''
    ;;
  ('?') compadd -- yes no ;;
  (/) _files ;;
  (@) compset -P '@' && _files ;;
  (*) return 1 ;;
  esac
}

_ledgercli() {
  local -a nodes own values words_before shown
  local runs way= name value= index= given=' ' word cur=\${(Q)words[CURRENT]} at help= found=1
  integer count=0 place
  words_before=("\${(@Q)words[2,CURRENT-1]}")

  _ledgercli_level ''
  for word in "\${(@)words_before}"; do
    if [[ -n $value && $value != '?' ]]; then
      value=
      continue
    fi
    if [[ -n $value ]]; then
      value=
      [[ $word != (yes|no|true|false|1|0) ]] || continue
    fi
    case $word in
    (--) return 1 ;;
    (-|-[0-9.]*) count+=1 ;;
    (-*)
      name=\${word%%=*}
      [[ $word == --* ]] || name=\${word[1,2]}
      _ledgercli_flag "$name"
      given+="$index "
      [[ $word == "$name" ]] || value=
      ;;
    (*)
      if [[ -z $way && $word == help ]]; then
        help=1
      elif (( count == 0 )) && _ledgercli_level "\${way:+$way }$word"; then
        way=\${way:+$way }$word
      else
        _ledgercli_level "$way"
        [[ -n $runs ]] || return 1
        count+=1
      fi
      ;;
    esac
  done

  if [[ -n $value && $value != '?' ]]; then
    _ledgercli_value "$value"
    return
  fi
  if [[ -n $help ]]; then
    [[ -n $way ]] || nodes+=('commands:What each command does' 'environment:Environment variables' 'exit-codes:Exit codes and errors' 'flags:Global flags' 'output:Output formats, fields and filters')
    _describe -t commands command nodes
    return
  fi
  if [[ $cur == --*=* ]]; then
    _ledgercli_flag "\${cur%%=*}"
    compset -P '*='
    _ledgercli_value "$value"
    return
  fi
  place=$(( count + 1 ))
  if (( place > $#values )) && [[ $values[-1] == ... ]]; then place=$(( $#values - 1 )); fi
  if [[ $cur != -* ]]; then
    (( count > 0 || $#nodes == 0 )) || { _describe -t commands command nodes && found=0 }
    (( place > $#values )) || { _ledgercli_value "$values[place]" && found=0 }
  fi
  if [[ $cur == -* || ( -z $cur && -n $runs && $#nodes == 0 && $place -gt $#values ) ]]; then
    for at in $own 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18; do
      word=\${_ledgercli_flags[at]}
      [[ $word == '+ '* || $given != *" $at "* ]] || continue
      for name in \${=\${word#+ }%%$'\\t'*}; do shown+=("$name:\${word##*$'\\t'}"); done
    done
    _describe -t flags flag shown && found=0
  fi
  return $found
}

if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _ledgercli "$@"; else compdef _ledgercli ledgercli; fi
`,
  fish: `# Completion of ledgercli for fish. Written by cmdspec; changes here are lost.

set -g __ledgercli_flags \\
    '--absolute-times\t\tShow times instead of ages in tables on a terminal' \\
    '--columns\t=\tColumns of a table or CSV file, in this order' \\
    '--csv-safe\t\tMark CSV cells that a spreadsheet would run as a formula' \\
    '--division\t=\tDivision number (default: from the profile, or the current division of the user)' \\
    '--fields\t=\tFields to print, in this order' \\
    '-h --help\t\tShow help' \\
    '--jq\t=\tFilter the JSON output with a jq expression' \\
    '--labels\t\tUse the headers of tables in CSV' \\
    '--limit\t=\tMaximum number of records (0 for all)' \\
    '--no-color\t\tDisable colors' \\
    '--no-pager\t\tDo not use a pager' \\
    '--no-retry\t\tDo not retry failed or rate-limited requests' \\
    '-o --output\t:table json yaml csv ndjson\tOutput format (default: table on a terminal, otherwise json)' \\
    '--profile\t!profile\tProfile to use' \\
    '-r --raw-output\t\tPrint text from --jq without quotes' \\
    '--sort\t=\tColumns to sort a table or CSV file by (-column: descending)' \\
    '--timeout\t=\tRequest timeout' \\
    '--verbose\t\tLog requests to stderr' \\
    '--version\t\tPrint the version' \\
    '--body\t@\tRequest body as JSON: text, @file, - or piped input' \\
    '--max-pages\t=\tMaximum number of pages' \\
    '--paginate\t\tRead every page and print one array (GET only)' \\
    '+ --query\t=\tQuery option, for example $top=5' \\
    '--allow-writes\t\tAllow the write; without this flag nothing is sent' \\
    '--dry-run\t\tPrint the request without sending it' \\
    '-y --yes\t\tConfirm a delete; other requests do not need it' \\
    '--dir\t/\tTarget folder (default: ledger-backup-<division>)' \\
    '+ --feed\t=\tOnly this feed, for example Financial/TransactionLines' \\
    '--full\t\tRead everything, not only the changes since the last run' \\
    '--list\t\tOnly list the feeds and the state of their copies' \\
    '--max-pages\t=\tMaximum number of pages per feed; a feed with more pages is not copied' \\
    '--views\t\tAlso write views.sql, with typed views of the records for DuckDB' \\
    '--allow-duplicate\t\tCreate the entry or invoice even if its reference is already in use' \\
    '--body\t@\tRecord as JSON' \\
    '+ --set\t=\tOne field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code' \\
    '--force\t\tSend the request even if the catalogue does not list the resource or a field' \\
    '--beta\t\tUse the beta version of the resource' \\
    '-y --yes\t\tAccepted by every write; only deletes need it' \\
    '--template\t\tPrint a JSON template for --body and send nothing' \\
    '-y --yes\t\tConfirm the delete; without it nothing is sent' \\
    '--type\t=\tOnly this EntityType, for example 2 for accounts, 9 for items, 1 for transaction lines' \\
    '--all-divisions\t\tRead every division; --limit applies to each' \\
    '--max-pages\t=\tMaximum number of pages; the state file is not updated if there are more' \\
    '--raw\t\tPrint the pages unchanged' \\
    '--since\t=\tTimestamp to start after (default: from the state file, or 0)' \\
    '--state\t/\tJSON file that stores the last timestamp of each feed' \\
    '--all\t\tDescribe every command of the group' \\
    '--schema\t\tPrint the JSON Schema of the descriptions' \\
    '--offline\t\tSkip the checks that need the network' \\
    '--expand\t=\tCollections to return with the record' \\
    '--raw\t\tPrint the response of the service unchanged' \\
    '--select\t=\tFields to return' \\
    '--bulk\t\tUse the bulk endpoint (1000 records per page)' \\
    '+ --param\t=\tFunction parameter, sent unchanged' \\
    '--all\t\tRead every page, up to --max-pages' \\
    '--expand\t=\tCollections to return with each record, for example SalesEntryLines' \\
    '--filter\t=\tOData $filter expression, for example "Status eq 20"' \\
    '--orderby\t=\tSort order, for example "Code desc"' \\
    '--top\t=\tMaximum number of records to return' \\
    '--all-divisions\t\tRead every division in turn; --all and --limit apply to each' \\
    '--count\t\tPrint only the number of matching records' \\
    '--one\t\tRequire exactly one record' \\
    '+ --match\t=\tField and value to match; all must match' \\
    '--all-tools\t\tOffer a tool for every command, not only the generic ones' \\
    '--allow-writes\t\tAlso offer tools that change data' \\
    '--result-size\t=\tMaximum size of one result' \\
    '--tool-timeout\t=\tTime limit for one call' \\
    '--topics\t=\tOffer the tools of these command groups; overrides --all-tools' \\
    '--filterable\t\tOnly fields that the service recommends for filters' \\
    '--mandatory\t\tOnly fields that are required to create a record' \\
    '--methods\t\tShow only the methods' \\
    '--search\t=\tOnly resources with this text in their name or a field name' \\
    '--top\t=\tNumber of records to read' \\
    '--name\t=\tAccount name' \\
    '--code\t=\tAccount code (the service pads numeric codes)' \\
    '--customer\t?\tIs a customer (the service derives it from --status)' \\
    '--supplier\t?\tIs a supplier' \\
    '--vat-number\t=\tVAT number' \\
    '--email\t=\tE-mail address' \\
    '--phone\t=\tPhone number' \\
    '--website\t=\tWebsite' \\
    '--address\t=\tStreet and number of the visiting address' \\
    '--postcode\t=\tPostcode' \\
    '--city\t=\tCity' \\
    '--country\t=\tTwo-letter country code' \\
    '--status\t:A S P C\tStatus: A none, S suspect, P prospect, C customer' \\
    '--customer\t?\tOnly customers ("no" to exclude them)' \\
    '--search\t=\tPart of the name or the exact code' \\
    '--supplier\t?\tOnly suppliers ("no" to exclude them)' \\
    '--account\t=\tAccount code or GUID' \\
    '--city\t=\tCity (exact match)' \\
    '--main\t?\tOnly main addresses ("no" to exclude them)' \\
    '--type\t:1 2 3 4\tType: 1 visit, 2 postal, 3 invoice, 4 delivery' \\
    '--age-group\t=\tAge group (1 is the most recent)' \\
    '--currency\t=\tCurrency code' \\
    '--search\t=\tPart of the account name' \\
    '--date\t=\tAssembly date' \\
    '--description\t=\tDescription of the order' \\
    '--location\t=\tStorage location of the assembled item (GUID)' \\
    '--notes\t=\tNotes on the order' \\
    '--quantity\t=\tQuantity assembled' \\
    '--from\t=\tStart date on or after this day' \\
    '--search\t=\tPart of the description or the exact code' \\
    '--status\t:1 2 3 4 5 6\tStatus: 1 active, 2 not validated, 3 inactive, 4 depreciated, 5 blocked, 6 sold' \\
    '--to\t=\tStart date on or before this day' \\
    '--force-login\t\tShow the login form even if the browser is signed in, to sign in as another user' \\
    '--store\t:keychain file\tWhere to store the credential (default: the last choice, or the keychain)' \\
    '--client-id\t=\tClient id of the app' \\
    '--client-secret\t=\tClient secret of the app' \\
    '--host\t=\tHost to sign in to: be, de, es, fr, nl, uk, us' \\
    '--manual\t\tPaste the URL that the browser is redirected to' \\
    '--ngrok-domain\t=\tPublic domain that forwards to the callback' \\
    '--port\t=\tLocal port of the callback (default: 8080)' \\
    '--redirect-uri\t=\tCallback URL registered with the app (default: https://<domain>/callback)' \\
    '--all\t\tAlso delete credentials that other commands stored' \\
    '--gl-account\t=\tG/L account code or GUID' \\
    '--period\t=\tReporting period' \\
    '--status\t:20 50\tStatus: 20 open, 50 processed' \\
    '--type\t:B W\tType: B balance sheet, W profit and loss' \\
    '--year\t=\tReporting year' \\
    '--main\t?\tOnly main bank accounts ("no" to exclude them)' \\
    '--search\t=\tPart of the bank account number' \\
    '--account\t=\tAccount code or GUID for every line' \\
    '--date\t=\tDate of every line (determines the period)' \\
    '--description\t=\tDescription of lines without one' \\
    '--journal\t!name:journal-name\tJournal code or name' \\
    '+ --line\t=\tOne line of the entry' \\
    '--period\t=\tFinancial period' \\
    '--year\t=\tFinancial year' \\
    '--file\t/\tBank statement file, as downloaded from the bank' \\
    '--subject\t=\tSubject of the document (default: the file name)' \\
    '-y --yes\t\tSkip the confirmation prompt' \\
    '--scenario\t=\tBudget scenario code' \\
    '--first-name\t=\tFirst name' \\
    '--last-name\t=\tLast name' \\
    '--email\t=\tBusiness e-mail address' \\
    '--phone\t=\tBusiness phone number' \\
    '--mobile\t=\tBusiness mobile number' \\
    '--search\t=\tPart of the name or e-mail address' \\
    '--code\t=\tCost center code' \\
    '--description\t=\tDescription of the cost center' \\
    '--code\t=\tCost unit code' \\
    '--description\t=\tDescription of the cost unit' \\
    '--search\t=\tPart of the description' \\
    '--date\t=\tDate of the document' \\
    '+ --file\t/\tFile to attach' \\
    '--folder\t=\tFolder (GUID)' \\
    '--subject\t=\tSubject of the document' \\
    '--type\t=\tDocument type id, shown by \`document-type list\`' \\
    '--force\t\tOverwrite existing files' \\
    '--out\t/\tFolder to save to' \\
    '--from\t=\tDated on or after this day' \\
    '--to\t=\tDated on or before this day' \\
    '--code\t=\tFolder code' \\
    '--description\t=\tDescription of the folder' \\
    '--category\t=\tCategory id' \\
    '--creatable\t?\tOnly types that documents can be created with ("no" to exclude them)' \\
    '--source\t=\tForeign currency code' \\
    '--target\t=\tCurrency code of the division' \\
    '--to\t=\tEnd date on or before this day' \\
    '--code\t=\tG/L account code' \\
    '--description\t=\tDescription of the G/L account' \\
    '--type\t=\tType code, for example 12 bank, 110 revenue' \\
    '--abstract\t?\tOnly abstract classifications ("no" to exclude them)' \\
    '--namespace\t=\tNamespace of the reporting scheme (GUID)' \\
    '--parent\t=\tParent classification (GUID)' \\
    '--from\t=\tDelivered on or after this day' \\
    '--to\t=\tDelivered on or before this day' \\
    '--allow-duplicate\t\tCreate the invoice even if its reference is already in use' \\
    '--credit-note\t\tCreate a credit note (quantities become negative)' \\
    '--customer\t=\tCustomer code or GUID' \\
    '--date\t=\tOrder date (printing sets the invoice date)' \\
    '--description\t=\tDescription of the invoice' \\
    '--journal\t!name:journal-name\tSales journal code or name' \\
    '+ --line\t=\tOne line of the invoice' \\
    '--payment-condition\t=\tPayment condition code' \\
    '--reference\t=\tCustomer reference' \\
    '--remarks\t=\tRemarks on the invoice' \\
    '--code\t=\tItem code' \\
    '--description\t=\tDescription of the item' \\
    '--sales-price\t=\tStandard sales price' \\
    '--cost-price\t=\tStandard cost price' \\
    '--unit\t=\tUnit code' \\
    '--sales\t?\tIs a sales item' \\
    '--purchase\t?\tIs a purchase item' \\
    '--stock\t?\tIs a stock item' \\
    '--gl-revenue\t=\tRevenue G/L account code or GUID' \\
    '--gl-costs\t=\tCost G/L account code or GUID' \\
    '--group\t=\tItem group code or GUID' \\
    '--purchase\t?\tOnly purchase items ("no" to exclude them)' \\
    '--sales\t?\tOnly sales items ("no" to exclude them)' \\
    '--stock\t?\tOnly stock items ("no" to exclude them)' \\
    '--default\t:0 1\t1 for the default group, 0 for the others' \\
    '--code\t=\tJournal code' \\
    '--description\t=\tDescription of the journal' \\
    '--type\t:10 12 16 20 22 90\tType: 10 cash, 12 bank, 16 payment service, 20 sales, 22 purchase, 90 general' \\
    '--from\t=\tSent on or after this day' \\
    '--operation\t:1 2 3 4\tOperation: 1 purchase invoice, 2 purchase invoice with details, 3 sales invoice, 4 bank statement' \\
    '--status\t:5 10 20 25 30 40 42 43 45 46 50\tRecipient status, for example 20 open, 43 at the scanning service, 45 error, 50 processed' \\
    '--to\t=\tSent on or before this day' \\
    '--search\t=\tPart of the address or description' \\
    '--type\t:0 1 2 3\tType: 0 unknown, 1 Exact, 2 government, 3 manual input' \\
    '+ --file\t/\tFile to send' \\
    '--subject\t=\tSubject of the message (default: the name of the first file)' \\
    '--to\t=\tRecipient mailbox (GUID)' \\
    '--bank-account\t=\tBank account (GUID)' \\
    '--description\t=\tDescription of the mandate' \\
    '--iban\t=\tIBAN or bank account number of the account' \\
    '--main\t\tMake this the main mandate of the account' \\
    '--payment-type\t:one-off recurrent\tPayment type' \\
    '--reference\t=\tUnique mandate reference' \\
    '--signature-date\t=\tDate of the signature' \\
    '--type\t:b2b core\tMandate scheme' \\
    '--reference\t=\tMandate reference' \\
    '--type\t:0 1\tScheme: 0 core, 1 b2b' \\
    '--processed\t\tInclude only processed entries' \\
    '--year\t:current previous\tFinancial year' \\
    '--from\t=\tExpected to close on or after this day' \\
    '--search\t=\tPart of the name' \\
    '--stage\t=\tStage (GUID)' \\
    '--to\t=\tExpected to close on or before this day' \\
    '--due-from\t=\tDue on or after this day' \\
    '--due-to\t=\tDue on or before this day' \\
    '--status\t:20 30 40 50\tStatus: 20 open, 30 selected, 40 processed, 50 matched' \\
    '--code\t=\tPayment condition code' \\
    '--description\t=\tDescription of the payment condition' \\
    '--type\t=\tProject type number' \\
    '--allow-duplicate\t\tCreate the entry even if its reference is already in use' \\
    '--credit-note\t\tCreate a credit note (amounts become negative)' \\
    '--date\t=\tDate of the entry' \\
    '--description\t=\tDescription of the entry' \\
    '+ --file\t/\tFile to attach (all files are attached to one new document)' \\
    '--invoice\t=\tSupplier invoice number' \\
    '--journal\t!name:journal-name\tPurchase journal code or name' \\
    '--supplier\t=\tSupplier code or GUID' \\
    '--status\t:5 20 50\tStatus: 5 rejected, 20 open, 50 processed' \\
    '--date\t=\tDate of the invoice (determines the period)' \\
    '--reference\t=\tSupplier invoice number' \\
    '--type\t:8030 8031 8033 8034\tType: 8030 direct, 8031 direct credit note, 8033 invoice, 8034 credit note (quantities of credit notes become negative)' \\
    '--status\t:10 20 50\tStatus: 10 draft, 20 open, 50 processed' \\
    '--date\t=\tDate of the order' \\
    '+ --line\t=\tOne line of the order' \\
    '--receipt-date\t=\tExpected receipt date' \\
    '--reference\t=\tSupplier reference' \\
    '--from\t=\tOrdered on or after this day' \\
    '--search\t=\tPart of the description or supplier name' \\
    '--status\t:10 20 30 40\tStatus: 10 open, 20 partial, 30 complete, 40 canceled' \\
    '--to\t=\tOrdered on or before this day' \\
    '--action\t:0 1 2 3 4 5\tFollow-up: 0 none, 1 sales order, 2 sales invoice, 3 project, 4 existing project, 5 subscription' \\
    '--your-ref\t=\tCustomer reference' \\
    '--reason\t=\tReason (GUID)' \\
    '--opportunity-stage\t=\tNew stage of the opportunity (GUID)' \\
    '--notification-layout\t=\tLayout of the notification (GUID)' \\
    '--invoice-journal\t!name:journal-name\tInvoice journal code or name (required for action 2)' \\
    '--description\t=\tDescription of the quotation' \\
    '--date\t=\tDate of the quotation' \\
    '--close-date\t=\tLast day on which the quotation is valid' \\
    '+ --line\t=\tOne line of the quotation' \\
    '--email-layout\t=\tLayout of the e-mail (GUID)' \\
    '--layout\t=\tLayout of the document (GUID)' \\
    '--extra-text\t=\tText added to the e-mail' \\
    '--invoice-journal\t!name:journal-name\tInvoice journal code or name' \\
    '--accept-layout\t=\tLayout of the acceptance e-mail (GUID)' \\
    '--allow-your-ref\t\tLet the customer add a reference' \\
    '--reject-layout\t=\tLayout of the rejection e-mail (GUID)' \\
    '--subject\t=\tSubject of the e-mail' \\
    '--search\t=\tPart of the description or account name' \\
    '--status\t:5 20 25 40 50\tStatus: 5 rejected, 20 draft, 25 open, 40 printed, 50 accepted' \\
    '--email\t\tAlso send the quotation to the customer by e-mail' \\
    '--account\t=\tCode or GUID of the new account' \\
    '--copy-prices\t\tCopy the item prices' \\
    '--document\t=\tDocument (GUID)' \\
    '--description\t=\tDescription of the payment' \\
    '--mandate\t=\tDirect debit mandate (GUID)' \\
    '--reference\t=\tPayment reference (only for a single receivable)' \\
    '--status\t:5 50\tStatus: 5 rejected, 50 processed' \\
    '--year\t=\tYear' \\
    '--code\t=\tSales channel code' \\
    '--description\t=\tDescription of the sales channel' \\
    '--invoice\t=\tCustomer reference' \\
    '--search\t=\tPart of the description or customer name' \\
    '--account-preference\t\tSend the invoice the way the account prefers' \\
    '--date\t=\tDate of the invoice' \\
    '--email\t\tSend the invoice to the customer by e-mail' \\
    '--peppol\t\tSend the invoice through Peppol' \\
    '--postbox\t\tSend the invoice to the postbox of the customer' \\
    '--postbox-sender\t=\tSender mailbox (GUID)' \\
    '--sender\t=\tE-mail address of the sender' \\
    '--delivery\t\tMark only the delivery as complete' \\
    '--invoice\t\tMark only the invoicing as complete' \\
    '--delivery-date\t=\tDelivery date' \\
    '--by\t:delivered ordered\tInvoice the delivered or the ordered quantities' \\
    '--mode\t:customer order\tCreate one invoice per customer or per order' \\
    '--status\t:12 20 21 45\tStatus: 12 open, 20 partial, 21 complete, 45 canceled' \\
    '--email\t\tAlso send the order to the customer by e-mail' \\
    '--account\t=\tCustomer code or GUID' \\
    '--item\t=\tItem code or GUID' \\
    '--background\t\tStart the sandbox in the background and return when it is ready' \\
    '+ --fail\t=\tFail the first requests with this status, or a share of all requests, for example 503:2 or 503:10%' \\
    '--latency\t=\tDelay before each response' \\
    '--port\t=\tLocal port (default: a free one)' \\
    '--records\t=\tNumber of records per resource at the start' \\
    '--seed\t=\tSeed for the generated records and the failing share' \\
    '--unlimited\t\tDisable rate limits and blocks after errors, for scripts that must not wait' \\
    '--from\t=\tPlanned on or after this day' \\
    '--status\t=\tStatus number' \\
    '--to\t=\tPlanned on or before this day' \\
    '--employee\t=\tEmployee (GUID)' \\
    '--project\t=\tProject code or GUID' \\
    '--status\t=\tStatus: 1 draft, 2 rejected, 10 submitted, 20 final, or another number' \\
    '--active\t?\tOnly active units ("no" to exclude them)' \\
    '--code\t=\tVAT code' \\
    '--description\t=\tDescription of the VAT code' \\
    '--code\t=\tWarehouse code' \\
    '--description\t=\tDescription of the warehouse' \\
    '--date\t=\tDate of the transfer' \\
    '--topic\t:Accounts BankAccounts BankEntries CashEntries Contacts CostTransactions Documents FinancialTransactions GeneralJournalEntries GoodsDeliveries Items Opportunities PurchaseEntries PurchaseOrders Quotations SalesEntries SalesInvoices SalesOrders StockPositions Subscriptions TimeTransactions\tResource whose changes are reported' \\
    '--url\t=\tCallback URL (https, on the domain of the app)' \\
    '--description\t=\tDescription (the service may replace it)' \\
    '--topic\t:Accounts BankAccounts BankEntries CashEntries Contacts CostTransactions Documents FinancialTransactions GeneralJournalEntries GoodsDeliveries Items Opportunities PurchaseEntries PurchaseOrders Quotations SalesEntries SalesInvoices SalesOrders StockPositions Subscriptions TimeTransactions\tOnly subscriptions to this topic'

function __ledgercli_level --no-scope-shadowing
    set nodes
    set own
    set values
    set runs
    switch $argv[1]
        case ''
            set nodes 'account\tCustomers, suppliers and prospects' 'address\tAddresses of accounts' 'aging-overview\tOutstanding amounts by age' 'aging-payable\tOutstanding payables by age' 'aging-receivable\tOutstanding receivables by age' 'alias\tShort names for commands' 'api\tSend a raw request to the service' 'assembly-order\tAssembly orders' 'asset\tFixed assets' 'auth\tSign in and out' 'backup\tBack up a division to a folder, one file per feed' 'balance\tTrial balance' 'bank-account\tBank accounts of customers and suppliers' 'bank-entry\tEntries in a bank journal' 'bank-statement\tBank statement files' 'budget\tBudgets' 'cash-entry\tEntries in a cash journal' 'communication-note\tNotes on calls and letters' 'completion\tPrint a shell completion script' 'config\tSettings of the profile' 'contact\tContacts of accounts' 'cost-center\tCost centers' 'cost-unit\tCost units' 'create\tCreate a record in any catalogue resource' 'currency\tCurrencies' 'delete\tDelete a record of any catalogue resource' 'deleted\tRead deletions since a timestamp' 'department\tDepartments' 'describe\tDescribe commands as JSON, for programs' 'division\tDivisions that you can access' 'doctor\tCheck the installation, sign-in and connection' 'document\tDocuments and their attachments' 'document-folder\tDocument folders' 'document-type\tDocument types' 'event\tEvents with customers' 'exchange-rate\tExchange rates' 'financial-period\tFinancial periods' 'get\tShow one record by its key' 'gl-account\tG/L accounts in the chart of accounts' 'gl-classification\tClassifications in reporting schemes' 'goods-delivery\tGoods deliveries to customers' 'goods-receipt\tGoods receipts from suppliers' 'help\tShow help for a command or topic' 'invoice\tCreate sales invoices' 'item\tItems that are bought, sold or stocked' 'item-group\tItem groups' 'journal\tJournals' 'journal-entry\tEntries in the general journal' 'list\tList records of any catalogue resource' 'lookup\tFind records by exact field values' 'mail-message\tMessages sent from mailboxes' 'mailbox\tMailboxes for invoices and bank statements' 'mandate\tDirect debit mandates' 'mcp\tServe the commands as MCP tools over stdio' 'me\tShow the signed-in user and session' 'metadata\tSearch the local catalogue or show one resource' 'opening-balance\tOpening balances' 'opportunity\tSales opportunities' 'outstanding\tTotals of outstanding invoices' 'payables-list\tUnpaid supplier invoices' 'payment\tPayables to suppliers' 'payment-condition\tPayment conditions of customers and suppliers' 'probe\tCompare the fields of records with the catalogue' 'profile\tProfiles, each with its own settings and credentials' 'profit-loss\tProfit and loss' 'project\tProjects of customers' 'purchase-entry\tEntries in a purchase journal' 'purchase-invoice\tPurchase invoices with items' 'purchase-order\tOrders placed with suppliers' 'quota\tShow the rate limits of the division' 'quotation\tQuotations and their versions' 'receivable\tReceivables from customers' 'receivables-list\tUnpaid customer invoices' 'return\tVAT and payroll returns' 'revenue\tRevenue' 'sales-channel\tSales channels' 'sales-entry\tEntries in a sales journal' 'sales-invoice\tSales invoices with items' 'sales-order\tSales orders' 'sales-price\tSales prices of items' 'sandbox\tA local stand-in for the service, without an account' 'shop-order\tProduction orders' 'stock-count\tStock counts' 'stock-position\tStock of an item' 'subscription\tSubscriptions of customers' 'supplier-item\tSuppliers of items and their purchase prices' 'sync\tRead records changed since a timestamp' 'task\tTasks of employees' 'time-entry\tHours spent on projects' 'transaction\tBooked transaction lines' 'unit\tUnits of items' 'update\tUpdate a record of any catalogue resource' 'upsert\tCreate a record or update the matching one' 'vat-code\tVAT codes' 'version\tPrint the version and environment' 'warehouse\tWarehouses' 'warehouse-transfer\tTransfers between warehouses' 'webhook\tWebhook subscriptions'
            set own 19
            set values '!alias'
        case 'api'
            set own 20 21 22 23 24 25 26
            set values ':GET POST PUT DELETE' '='
            set runs 1
        case 'backup'
            set own 27 28 29 30 31 32
            set runs 1
        case 'completion'
            set values ':bash zsh fish powershell'
            set runs 1
        case 'create'
            set own 33 34 35 36 37 24 25 38 39
            set values '!resource'
            set runs 1
        case 'delete'
            set own 36 37 24 25 40
            set values '!resource' '='
            set runs 1
        case 'deleted'
            set own 41 42 43 44 45 46
            set runs 1
        case 'describe'
            set own 47 48
            set values '=' '...'
            set runs 1
        case 'doctor'
            set own 49
            set runs 1
        case 'get'
            set own 50 51 52 37
            set values '!resource' '='
            set runs 1
        case 'list'
            set own 53 54 55 56 57 21 58 51 52 59 60 61 37
            set values '!resource'
            set runs 1
        case 'lookup'
            set own 62 52 63
            set values '!resource'
            set runs 1
        case 'mcp'
            set own 64 65 66 67 68
            set runs 1
        case 'me'
            set own 51
            set runs 1
        case 'metadata'
            set own 69 70 71 72
            set values '!resource'
            set runs 1
        case 'probe'
            set own 57 73 37
            set values '!resource'
            set runs 1
        case 'quota'
            set runs 1
        case 'sync'
            set own 52 42 43 44 45 46
            set values '!resource' '...'
            set runs 1
        case 'update'
            set own 34 35 36 37 24 25 38 39
            set values '!resource' '='
            set runs 1
        case 'upsert'
            set own 63 34 35 24 25 38
            set values '!resource'
            set runs 1
        case 'version'
            set runs 1
        case 'account'
            set nodes 'create\tCreate a customer, supplier or prospect' 'delete\tDelete accounts' 'list\tList accounts' 'update\tUpdate an account'
        case 'account create'
            set own 74 75 76 77 78 79 80 81 82 83 84 85 86 34 35 24 25 38 39
            set runs 1
        case 'account delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'account list'
            set own 87 88 86 89 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'account update'
            set own 74 75 76 77 78 79 80 81 82 83 84 85 86 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'address'
            set nodes 'create\tCreate an address for an account' 'delete\tDelete addresses' 'list\tList addresses' 'update\tUpdate an address'
        case 'address create'
            set own 34 35 24 25 38 39
            set runs 1
        case 'address delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'address list'
            set own 90 91 92 93 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'address update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'aging-overview'
            set nodes 'list\tList outstanding amounts by age group'
        case 'aging-overview list'
            set own 94 95 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'aging-payable'
            set nodes 'list\tList outstanding payables by account and age group'
        case 'aging-payable list'
            set own 90 96 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'aging-receivable'
            set nodes 'list\tList outstanding receivables by account and age group'
        case 'aging-receivable list'
            set own 90 96 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'alias'
            set nodes 'list\tList aliases' 'set\tCreate or replace an alias' 'unset\tRemove an alias'
        case 'alias list'
            set runs 1
        case 'alias set'
            set values '=' '='
            set runs 1
        case 'alias unset'
            set values '!alias'
            set runs 1
        case 'assembly-order'
            set nodes 'finish\tFinish an assembly order'
        case 'assembly-order finish'
            set own 97 98 99 100 101 24 25 38
            set values '='
            set runs 1
        case 'asset'
            set nodes 'list\tList fixed assets'
        case 'asset list'
            set own 102 103 104 105 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'auth'
            set nodes 'login\tSign in and store the credential' 'logout\tDelete the stored credentials of the profile' 'status\tShow the sign-in status of the profile'
        case 'auth login'
            set own 106 107 108 109 110 111 112 113 114
            set runs 1
        case 'auth logout'
            set own 115
            set runs 1
        case 'auth status'
            set runs 1
        case 'balance'
            set nodes 'list\tList the totals of the trial balance'
        case 'balance list'
            set own 116 117 118 119 120 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'bank-account'
            set nodes 'create\tCreate a bank account for a customer or supplier' 'delete\tDelete bank accounts' 'list\tList bank accounts' 'update\tUpdate a bank account'
        case 'bank-account create'
            set own 34 35 24 25 38 39
            set runs 1
        case 'bank-account delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'bank-account list'
            set own 90 121 122 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'bank-account update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'bank-entry'
            set nodes 'create\tCreate a bank entry' 'delete\tDelete bank entries' 'line-add\tAdd a line to a bank entry' 'lines\tList the lines of bank entries' 'list\tList bank entries'
        case 'bank-entry create'
            set own 123 124 125 126 127 24 25 38
            set runs 1
        case 'bank-entry delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'bank-entry line-add'
            set own 34 35 24 25 38 39
            set values '='
            set runs 1
        case 'bank-entry lines'
            set own 55 56 57 21 58 51 52 59
            set values '=' '...'
            set runs 1
        case 'bank-entry list'
            set own 126 128 129 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'bank-statement'
            set nodes 'upload\tUpload a bank statement file (CODA, MT940 or CAMT)'
        case 'bank-statement upload'
            set own 130 131 24 25 132
            set runs 1
        case 'budget'
            set nodes 'list\tList budget amounts'
        case 'budget list'
            set own 116 117 133 120 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'cash-entry'
            set nodes 'create\tCreate a cash entry' 'delete\tDelete cash entries' 'line-add\tAdd a line to a cash entry' 'lines\tList the lines of cash entries' 'list\tList cash entries'
        case 'cash-entry create'
            set own 123 124 125 126 127 24 25 38
            set runs 1
        case 'cash-entry delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'cash-entry line-add'
            set own 34 35 24 25 38 39
            set values '='
            set runs 1
        case 'cash-entry lines'
            set own 55 56 57 21 58 51 52 59
            set values '=' '...'
            set runs 1
        case 'cash-entry list'
            set own 126 128 129 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'communication-note'
            set nodes 'create\tCreate a communication note'
        case 'communication-note create'
            set own 34 35 24 25 38 39
            set runs 1
        case 'config'
            set nodes 'get\tPrint one setting of the profile' 'list\tList the settings of the profile' 'set\tStore one setting of the profile' 'unset\tRemove one setting of the profile'
        case 'config get'
            set values ':client_id default_output division host max_pages ngrok_domain pager port redirect_uri timeout_ms'
            set runs 1
        case 'config list'
            set runs 1
        case 'config set'
            set values ':client_id default_output division host max_pages ngrok_domain pager port redirect_uri timeout_ms' '='
            set runs 1
        case 'config unset'
            set values ':client_id default_output division host max_pages ngrok_domain pager port redirect_uri timeout_ms'
            set runs 1
        case 'contact'
            set nodes 'create\tCreate a contact for an account' 'delete\tDelete contacts' 'list\tList contacts' 'update\tUpdate a contact'
        case 'contact create'
            set own 90 134 135 136 137 138 34 35 24 25 38 39
            set runs 1
        case 'contact delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'contact list'
            set own 90 139 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'contact update'
            set own 90 134 135 136 137 138 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'cost-center'
            set nodes 'create\tCreate a cost center' 'delete\tDelete cost centers' 'list\tList cost centers' 'update\tUpdate a cost center'
        case 'cost-center create'
            set own 140 141 34 35 24 25 38 39
            set runs 1
        case 'cost-center delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'cost-center list'
            set own 103 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'cost-center update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'cost-unit'
            set nodes 'create\tCreate a cost unit' 'delete\tDelete cost units' 'list\tList cost units' 'update\tUpdate a cost unit'
        case 'cost-unit create'
            set own 142 143 34 35 24 25 38 39
            set runs 1
        case 'cost-unit delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'cost-unit list'
            set own 103 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'cost-unit update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'currency'
            set nodes 'list\tList currencies'
        case 'currency list'
            set own 103 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'department'
            set nodes 'list\tList departments'
        case 'department list'
            set own 103 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'division'
            set nodes 'list\tList divisions'
        case 'division list'
            set own 85 144 55 56 57 21 58 51 52 59
            set runs 1
        case 'document'
            set nodes 'create\tCreate a document and attach files' 'delete\tDelete documents' 'download\tSave the attachments of a document' 'list\tList documents' 'update\tUpdate a document'
        case 'document create'
            set own 90 145 146 147 148 149 34 35 24 25 38 39
            set runs 1
        case 'document delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'document download'
            set own 150 151
            set values '='
            set runs 1
        case 'document list'
            set own 90 152 153 149 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'document update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'document-folder'
            set nodes 'create\tCreate a document folder' 'delete\tDelete document folders' 'update\tUpdate a document folder'
        case 'document-folder create'
            set own 154 155 34 35 24 25 38 39
            set runs 1
        case 'document-folder delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'document-folder update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'document-type'
            set nodes 'list\tList document types'
        case 'document-type list'
            set own 156 157 144 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'event'
            set nodes 'create\tCreate an event'
        case 'event create'
            set own 34 35 24 25 38 39
            set runs 1
        case 'exchange-rate'
            set nodes 'create\tCreate an exchange rate' 'delete\tDelete exchange rates' 'list\tList exchange rates' 'update\tUpdate an exchange rate'
        case 'exchange-rate create'
            set own 34 35 24 25 38 39
            set runs 1
        case 'exchange-rate delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'exchange-rate list'
            set own 102 158 159 105 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'exchange-rate update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'financial-period'
            set nodes 'list\tList financial periods'
        case 'financial-period list'
            set own 102 128 160 129 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'gl-account'
            set nodes 'create\tCreate a G/L account' 'delete\tDelete G/L accounts' 'list\tList G/L accounts' 'update\tUpdate a G/L account'
        case 'gl-account create'
            set own 161 162 34 35 24 25 38 39
            set runs 1
        case 'gl-account delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'gl-account list'
            set own 103 163 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'gl-account update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'gl-classification'
            set nodes 'list\tList classifications'
        case 'gl-classification list'
            set own 164 165 166 103 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'goods-delivery'
            set nodes 'create\tCreate a goods delivery' 'list\tList goods deliveries' 'update\tUpdate a goods delivery'
        case 'goods-delivery create'
            set own 34 35 24 25 38 39
            set runs 1
        case 'goods-delivery list'
            set own 90 167 144 168 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'goods-delivery update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'goods-receipt'
            set nodes 'create\tCreate a goods receipt' 'update\tUpdate a goods receipt'
        case 'goods-receipt create'
            set own 34 35 24 25 38 39
            set runs 1
        case 'goods-receipt update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'invoice'
            set nodes 'create\tCreate a sales invoice or credit note'
        case 'invoice create'
            set own 169 170 171 172 173 174 175 176 177 178 24 25 38
            set runs 1
        case 'item'
            set nodes 'create\tCreate an item' 'delete\tDelete items' 'list\tList items' 'update\tUpdate an item'
        case 'item create'
            set own 179 180 181 182 183 184 185 186 187 188 189 34 35 24 25 38 39
            set runs 1
        case 'item delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'item list'
            set own 190 191 103 192 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'item update'
            set own 180 181 182 183 184 185 186 187 188 189 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'item-group'
            set nodes 'list\tList item groups'
        case 'item-group list'
            set own 193 103 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'journal'
            set nodes 'create\tCreate a journal' 'delete\tDelete journals' 'list\tList journals' 'update\tUpdate a journal'
        case 'journal create'
            set own 194 195 34 35 24 25 38 39
            set runs 1
        case 'journal delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'journal list'
            set own 103 196 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'journal update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'journal-entry'
            set nodes 'create\tCreate a balanced general journal entry' 'delete\tDelete journal entries' 'lines\tList the lines of journal entries' 'list\tList general journal entries'
        case 'journal-entry create'
            set own 124 125 126 127 24 25 38
            set runs 1
        case 'journal-entry delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'journal-entry lines'
            set own 55 56 57 21 58 51 52 59
            set values '=' '...'
            set runs 1
        case 'journal-entry list'
            set own 126 128 118 129 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'mail-message'
            set nodes 'list\tList messages sent from mailboxes'
        case 'mail-message list'
            set own 197 198 199 200 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'mailbox'
            set nodes 'list\tList mailboxes' 'upload\tSend files to the scanning service or to a mailbox'
        case 'mailbox list'
            set own 90 201 202 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'mailbox upload'
            set own 203 198 204 205 24 25 38
            set runs 1
        case 'mandate'
            set nodes 'create\tCreate a direct debit mandate' 'delete\tDelete a direct debit mandate' 'list\tList direct debit mandates' 'update\tUpdate a direct debit mandate'
        case 'mandate create'
            set own 90 206 207 208 209 210 211 212 213 34 35 24 25 38 39
            set runs 1
        case 'mandate delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'mandate list'
            set own 90 214 144 215 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'mandate update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'opening-balance'
            set nodes 'list\tList the opening balance of each G/L account'
        case 'opening-balance list'
            set own 216 217 55 56 57 21 58 51 52 59
            set runs 1
        case 'opportunity'
            set nodes 'create\tCreate an opportunity' 'delete\tDelete an opportunity' 'list\tList opportunities' 'update\tUpdate an opportunity'
        case 'opportunity create'
            set own 34 35 24 25 38 39
            set runs 1
        case 'opportunity delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'opportunity list'
            set own 90 218 219 220 221 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'opportunity update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'outstanding'
            set nodes 'list\tList the totals of outstanding invoices'
        case 'outstanding list'
            set own 95 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'payables-list'
            set nodes 'list\tList unpaid supplier invoices'
        case 'payables-list list'
            set own 90 222 223 96 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'payment'
            set nodes 'list\tList payables with their payment status' 'process\tProcess payments into a bank file' 'update\tUpdate a payment'
        case 'payment list'
            set own 90 222 223 96 224 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'payment process'
            set own 24 25 38
            set values '=' '...'
            set runs 1
        case 'payment update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'payment-condition'
            set nodes 'create\tCreate a payment condition' 'list\tList payment conditions'
        case 'payment-condition create'
            set own 225 226 34 35 24 25 38 39
            set runs 1
        case 'payment-condition list'
            set own 103 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'profile'
            set nodes 'current\tPrint the active profile' 'list\tList profiles and their sign-in status' 'use\tSet the active profile'
        case 'profile current'
            set runs 1
        case 'profile list'
            set runs 1
        case 'profile use'
            set values '!profile'
            set runs 1
        case 'profit-loss'
            set nodes 'list\tList the profit and loss of this year and last year'
        case 'profit-loss list'
            set own 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'project'
            set nodes 'create\tCreate a project' 'delete\tDelete a project' 'list\tList projects' 'update\tUpdate a project'
        case 'project create'
            set own 34 35 24 25 38 39
            set runs 1
        case 'project delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'project list'
            set own 90 103 227 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'project update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'purchase-entry'
            set nodes 'create\tCreate a purchase entry or credit note' 'delete\tDelete purchase entries' 'line-add\tAdd a line to a purchase entry' 'line-delete\tDelete lines of a purchase entry' 'line-update\tUpdate a line of a purchase entry' 'lines\tList the lines of purchase entries' 'list\tList purchase entries' 'update\tUpdate the header of a purchase entry'
        case 'purchase-entry create'
            set own 228 229 230 231 232 233 234 127 235 24 25 38
            set runs 1
        case 'purchase-entry delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'purchase-entry line-add'
            set own 34 35 24 25 38 39
            set values '='
            set runs 1
        case 'purchase-entry line-delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'purchase-entry line-update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'purchase-entry lines'
            set own 55 56 57 21 58 51 52 59
            set values '=' '...'
            set runs 1
        case 'purchase-entry list'
            set own 152 236 235 153 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'purchase-entry update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'purchase-invoice'
            set nodes 'create\tCreate a purchase invoice or credit note' 'delete\tDelete purchase invoices' 'lines\tList the lines of purchase invoices' 'list\tList purchase invoices' 'update\tUpdate the header of a purchase invoice'
        case 'purchase-invoice create'
            set own 169 237 173 232 234 175 238 235 239 24 25 38
            set runs 1
        case 'purchase-invoice delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'purchase-invoice lines'
            set own 55 56 57 21 58 51 52 59
            set values '=' '...'
            set runs 1
        case 'purchase-invoice list'
            set own 152 240 235 153 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'purchase-invoice update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'purchase-order'
            set nodes 'create\tCreate a purchase order' 'delete\tDelete purchase orders' 'line-add\tAdd a line to a purchase order' 'line-delete\tDelete lines of a purchase order' 'line-update\tUpdate a line of a purchase order' 'lines\tList the lines of purchase orders' 'list\tList purchase orders' 'update\tUpdate the header of a purchase order'
        case 'purchase-order create'
            set own 241 98 242 243 244 235 24 25 38
            set runs 1
        case 'purchase-order delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'purchase-order line-add'
            set own 34 35 24 25 38 39
            set values '='
            set runs 1
        case 'purchase-order line-delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'purchase-order line-update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'purchase-order lines'
            set own 55 56 57 21 58 51 52 59
            set values '=' '...'
            set runs 1
        case 'purchase-order list'
            set own 245 246 247 235 248 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'purchase-order update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'quotation'
            set nodes 'accept\tAccept a quotation' 'create\tCreate a quotation' 'delete\tDelete quotations' 'email\tSend a quotation for online sign-off' 'line-add\tAdd a line to a quotation' 'line-delete\tDelete lines of a quotation' 'line-update\tUpdate a line of a quotation' 'lines\tList the lines of quotations' 'list\tList quotations' 'print\tPrint a quotation to a document' 'reject\tReject a quotation' 'reopen\tReopen an accepted or rejected quotation' 'review\tReplace a quotation with a new version' 'update\tUpdate the header of a quotation'
        case 'quotation accept'
            set own 249 250 251 252 253 254 24 25 38
            set values '='
            set runs 1
        case 'quotation create'
            set own 255 256 257 177 90 258 24 25 38
            set runs 1
        case 'quotation delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'quotation email'
            set own 259 260 261 249 262 250 256 263 264 265 266 24 25 38
            set values '='
            set runs 1
        case 'quotation line-add'
            set own 34 35 24 25 38 39
            set values '='
            set runs 1
        case 'quotation line-delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'quotation line-update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'quotation lines'
            set own 55 56 57 21 58 51 52 59
            set values '=' '...'
            set runs 1
        case 'quotation list'
            set own 90 152 267 268 153 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'quotation print'
            set own 260 259 261 256 269 24 25 38
            set values '='
            set runs 1
        case 'quotation reject'
            set own 251 252 253 24 25 38
            set values '='
            set runs 1
        case 'quotation reopen'
            set own 24 25 38
            set values '='
            set runs 1
        case 'quotation review'
            set own 255 256 270 271 272 176 24 25 38
            set values '='
            set runs 1
        case 'quotation update'
            set own 255 256 257 177 24 25 38
            set values '=' '...'
            set runs 1
        case 'receivable'
            set nodes 'collect\tPrepare receivables for direct debit' 'list\tList receivables' 'update\tUpdate a receivable'
        case 'receivable collect'
            set own 273 274 275 24 25 38
            set values '=' '...'
            set runs 1
        case 'receivable list'
            set own 90 222 223 96 224 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'receivable update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'receivables-list'
            set nodes 'list\tList unpaid customer invoices'
        case 'receivables-list list'
            set own 90 222 223 96 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'return'
            set nodes 'process\tReject or process a return'
        case 'return process'
            set own 276 24 25 38
            set values '='
            set runs 1
        case 'revenue'
            set nodes 'list\tList the revenue of this year by period'
        case 'revenue list'
            set own 117 277 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'sales-channel'
            set nodes 'create\tCreate a sales channel' 'delete\tDelete sales channels' 'update\tUpdate a sales channel'
        case 'sales-channel create'
            set own 278 279 34 35 24 25 38 39
            set runs 1
        case 'sales-channel delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'sales-channel update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'sales-entry'
            set nodes 'create\tCreate a sales entry or credit note' 'delete\tDelete sales entries' 'line-add\tAdd a line to a sales entry' 'line-delete\tDelete lines of a sales entry' 'line-update\tUpdate a line of a sales entry' 'lines\tList the lines of sales entries' 'list\tList sales entries' 'update\tUpdate the header of a sales entry'
        case 'sales-entry create'
            set own 228 229 171 230 231 232 280 174 127 24 25 38
            set runs 1
        case 'sales-entry delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'sales-entry line-add'
            set own 34 35 24 25 38 39
            set values '='
            set runs 1
        case 'sales-entry line-delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'sales-entry line-update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'sales-entry lines'
            set own 55 56 57 21 58 51 52 59
            set values '=' '...'
            set runs 1
        case 'sales-entry list'
            set own 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'sales-entry update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'sales-invoice'
            set nodes 'delete\tDelete sales invoices' 'line-add\tAdd a line to a sales invoice' 'line-delete\tDelete lines of a sales invoice' 'line-update\tUpdate a line of a sales invoice' 'lines\tList the lines of sales invoices' 'list\tList sales invoices' 'print\tProcess and send a sales invoice' 'update\tUpdate the header of a sales invoice'
        case 'sales-invoice delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'sales-invoice line-add'
            set own 34 35 24 25 38 39
            set values '='
            set runs 1
        case 'sales-invoice line-delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'sales-invoice line-update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'sales-invoice lines'
            set own 55 56 57 21 58 51 52 59
            set values '=' '...'
            set runs 1
        case 'sales-invoice list'
            set own 171 152 281 240 153 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'sales-invoice print'
            set own 282 283 284 259 261 260 285 128 286 287 288 129 24 25 38
            set values '='
            set runs 1
        case 'sales-invoice update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'sales-order'
            set nodes 'complete\tMark a sales order as complete' 'create\tCreate a sales order' 'delete\tDelete sales orders' 'invoice\tInvoice sales orders' 'line-add\tAdd a line to a sales order' 'line-complete\tMark a sales order line as complete' 'line-delete\tDelete lines of a sales order' 'line-update\tUpdate a line of a sales order' 'lines\tList the lines of sales orders' 'list\tList sales orders' 'print\tPrint a sales order and optionally e-mail it' 'update\tUpdate the header of a sales order'
        case 'sales-order complete'
            set own 289 290 24 25 38
            set values '='
            set runs 1
        case 'sales-order create'
            set own 171 241 291 98 242 176 177 24 25 38
            set runs 1
        case 'sales-order delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'sales-order invoice'
            set own 292 167 174 293 168 24 25 38
            set values '=' '...'
            set runs 1
        case 'sales-order line-add'
            set own 34 35 24 25 38 39
            set values '='
            set runs 1
        case 'sales-order line-complete'
            set own 289 290 24 25 38
            set values '='
            set runs 1
        case 'sales-order line-delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'sales-order line-update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'sales-order lines'
            set own 55 56 57 21 58 51 52 59
            set values '=' '...'
            set runs 1
        case 'sales-order list'
            set own 171 245 281 294 248 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'sales-order print'
            set own 295 259 261 260 288 24 25 38
            set values '='
            set runs 1
        case 'sales-order update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'sales-price'
            set nodes 'create\tCreate a sales price for an item' 'delete\tDelete sales prices' 'list\tList sales prices' 'update\tUpdate a sales price'
        case 'sales-price create'
            set own 34 35 24 25 38 39
            set runs 1
        case 'sales-price delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'sales-price list'
            set own 296 102 297 105 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'sales-price update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'sandbox'
            set nodes 'reset\tReset the sandbox to its initial records' 'serve\tRun the stand-in until Ctrl-C'
        case 'sandbox reset'
            set runs 1
        case 'sandbox serve'
            set own 298 299 300 301 302 303 304
            set runs 1
        case 'shop-order'
            set nodes 'create\tCreate a shop order' 'delete\tDelete a shop order' 'list\tList shop orders' 'update\tUpdate a shop order'
        case 'shop-order create'
            set own 34 35 24 25 38 39
            set runs 1
        case 'shop-order delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'shop-order list'
            set own 305 297 144 306 307 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'shop-order update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'stock-count'
            set nodes 'process\tProcess a stock count'
        case 'stock-count process'
            set own 24 25 38
            set values '='
            set runs 1
        case 'stock-position'
            set nodes 'list\tShow the stock of an item'
        case 'stock-position list'
            set own 297 55 56 57 21 58 51 52 59
            set runs 1
        case 'subscription'
            set nodes 'create\tCreate a subscription' 'delete\tDelete a subscription' 'list\tList subscriptions' 'update\tUpdate a subscription'
        case 'subscription create'
            set own 34 35 24 25 38 39
            set runs 1
        case 'subscription delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'subscription list'
            set own 171 102 144 105 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'subscription update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'supplier-item'
            set nodes 'create\tCreate a supplier item' 'delete\tDelete a supplier item' 'list\tList supplier items' 'update\tUpdate a supplier item'
        case 'supplier-item create'
            set own 34 35 24 25 38 39
            set runs 1
        case 'supplier-item delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'supplier-item list'
            set own 297 235 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'supplier-item update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'task'
            set nodes 'create\tCreate a task'
        case 'task create'
            set own 34 35 24 25 38 39
            set runs 1
        case 'time-entry'
            set nodes 'create\tCreate a time entry' 'delete\tDelete a time entry' 'list\tList time entries' 'update\tUpdate a time entry'
        case 'time-entry create'
            set own 34 35 24 25 38 39
            set runs 1
        case 'time-entry delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'time-entry list'
            set own 90 308 152 309 310 153 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'time-entry update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'transaction'
            set nodes 'list\tList booked transaction lines'
        case 'transaction list'
            set own 90 152 116 126 128 153 129 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'unit'
            set nodes 'list\tList units'
        case 'unit list'
            set own 311 103 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'vat-code'
            set nodes 'create\tCreate a VAT code' 'delete\tDelete VAT codes' 'list\tList VAT codes' 'update\tUpdate a VAT code'
        case 'vat-code create'
            set own 312 313 34 35 24 25 38 39
            set runs 1
        case 'vat-code delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'vat-code list'
            set own 103 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'vat-code update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'warehouse'
            set nodes 'create\tCreate a warehouse' 'delete\tDelete warehouses' 'list\tList warehouses' 'update\tUpdate a warehouse'
        case 'warehouse create'
            set own 314 315 34 35 24 25 38 39
            set runs 1
        case 'warehouse delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'warehouse list'
            set own 103 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'warehouse update'
            set own 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case 'warehouse-transfer'
            set nodes 'process\tProcess a warehouse transfer'
        case 'warehouse-transfer process'
            set own 316 24 25 38
            set values '='
            set runs 1
        case 'webhook'
            set nodes 'create\tCreate a webhook subscription' 'delete\tDelete a webhook subscription' 'list\tList webhook subscriptions' 'update\tUpdate a webhook subscription'
        case 'webhook create'
            set own 317 318 319 34 35 24 25 38 39
            set runs 1
        case 'webhook delete'
            set own 24 25 40
            set values '=' '...'
            set runs 1
        case 'webhook list'
            set own 320 55 56 57 21 58 51 52 59 60 61
            set runs 1
        case 'webhook update'
            set own 317 318 319 34 35 24 25 38 39
            set values '=' '...'
            set runs 1
        case '*'
            return 1
    end
    return 0
end

# Sets value and index for the flag.
function __ledgercli_flag --no-scope-shadowing
    set value ''
    set index ''
    for at in $own 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
        set -l parts (string split \\t -- $__ledgercli_flags[$at])
        if contains -- $argv[1] (string split ' ' -- $parts[1])
            set index $at
            set value $parts[2]
            return
        end
    end
end

# Prints the files that begin with the second argument; the first comes before it in the same word.
function __ledgercli_files
    set -l start (string replace -r '^~/' "$HOME/" -- $argv[2])
    for file in $start*
        test -d $file; and set file $file/
        printf '%s\\n' $argv[1](string replace -- "$start" "$argv[2]" $file)
    end
end

# Prints what ledgercli prints for the kind $argv[1] and the typed $argv[2]; $argv[3] comes before it in the same word.
function __ledgercli_ask
    command -q ledgercli; or return
    set -l words (commandline -opc)
    for found in (command ledgercli --complete $argv[1] --word="$argv[2]" $words[2..-1] 2>/dev/null </dev/null)
        printf '%s\\n' $argv[3]$found
    end
end

# Prints values of the kind $argv[1] for the typed $argv[2]; $argv[3] comes before it in the same word.
function __ledgercli_value
    set -l kind (string sub -s 2 -- $argv[1])
    switch $argv[1]
        case ':*'
            printf '%s\\n' $argv[3](string split ' ' -- $kind)
        case '!*'
            __ledgercli_ask $kind $argv[2] $argv[3]
        case ',*'
            set -l last (string replace -r '^.*,' '' -- $argv[2])
            __ledgercli_value $kind $last $argv[3](string replace -rf '^(.*,)?[^,]*$' '$1' -- $argv[2])
        case '\\\\?'
            printf '%s\\n' $argv[3]yes $argv[3]no
        case /
            __ledgercli_files $argv[3] $argv[2]
        case '@*'
            if string match -q '@*' -- $argv[2]
                __ledgercli_files $argv[3]@ (string sub -s 2 -- $argv[2])
            end
    end
end

function __ledgercli
    set -l words (commandline -opc)
    set -l cur (commandline -ct)
    # Proposals are compared without quotes and backslashes. A quote that is still open cannot be removed in pairs.
    set cur (string unescape -- $cur; or string replace -r '["\\']' '' -- $cur)
    set -l nodes
    set -l own
    set -l values
    set -l runs
    set -l way ''
    set -l name
    set -l value ''
    set -l index ''
    set -l given
    set -l count 0
    set -l help
    __ledgercli_level ''
    for word in $words[2..-1]
        if test -n "$value" -a "$value" != '?'
            set value ''
            continue
        end
        if test -n "$value"
            set value ''
            contains -- $word yes no true false 1 0; and continue
        end
        switch $word
            case --
                return
            case '-*'
                if string match -qr -- '^-([0-9.].*)?$' $word
                    set count (math $count + 1)
                    continue
                end
                set name (string replace -r '=.*' '' -- $word)
                string match -q -- '--*' $word; or set name (string sub -l 2 -- $word)
                __ledgercli_flag $name
                set -a given $index
                test "$word" = "$name"; or set value ''
            case '*'
                if test -z "$way" -a "$word" = help
                    set help 1
                else if test $count -eq 0; and __ledgercli_level (string trim -- "$way $word")
                    set way (string trim -- "$way $word")
                else
                    __ledgercli_level $way
                    test -n "$runs"; or return
                    set count (math $count + 1)
                end
        end
    end

    if test -n "$value" -a "$value" != '?'
        __ledgercli_value $value $cur ''
        return
    end
    if test -n "$help"
        printf '%s\\n' $nodes
        test -n "$way"; or printf '%s\\n' 'commands\tWhat each command does' 'environment\tEnvironment variables' 'exit-codes\tExit codes and errors' 'flags\tGlobal flags' 'output\tOutput formats, fields and filters'
        return
    end
    if string match -q -- '--*=*' $cur
        set -l parts (string split -m 1 = -- $cur)
        __ledgercli_flag $parts[1]
        __ledgercli_value "$value" $parts[2] $parts[1]=
        return
    end
    set -l place (math $count + 1)
    if test $place -gt (count $values); and test "$values[-1]" = ...
        set place (math (count $values) - 1)
    end
    if not string match -q -- '-*' $cur
        test $count -gt 0; or printf '%s\\n' $nodes
        test $place -gt (count $values); or __ledgercli_value $values[$place] $cur ''
    end
    if string match -q -- '-*' $cur; or begin
            test -z "$cur"; and test -n "$runs" -a -z "$nodes" -a $place -gt (count $values)
        end
        for at in $own 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
            set -l parts (string split \\t -- $__ledgercli_flags[$at])
            set -l names (string split ' ' -- $parts[1])
            if test $names[1] = +
                set -e names[1]
            else if contains -- $at $given
                continue
            end
            for name in $names
                string match -q -- "$cur*" $name; and printf '%s\\t%s\\n' $name $parts[3]
            end
        end
    end
end

complete -c ledgercli -e
complete -c ledgercli -f -a '(__ledgercli)'
`,
  powershell: `# Completion of ledgercli for PowerShell. Written by cmdspec; changes here are lost.

Register-ArgumentCompleter -Native -CommandName 'ledgercli', 'ledgercli.cmd', 'ledgercli.ps1' -ScriptBlock {
    param($typed, $ast, $cursor)

    $flags = @(
        '--absolute-times\t\tShow times instead of ages in tables on a terminal'
        '--columns\t=\tColumns of a table or CSV file, in this order'
        '--csv-safe\t\tMark CSV cells that a spreadsheet would run as a formula'
        '--division\t=\tDivision number (default: from the profile, or the current division of the user)'
        '--fields\t=\tFields to print, in this order'
        '-h --help\t\tShow help'
        '--jq\t=\tFilter the JSON output with a jq expression'
        '--labels\t\tUse the headers of tables in CSV'
        '--limit\t=\tMaximum number of records (0 for all)'
        '--no-color\t\tDisable colors'
        '--no-pager\t\tDo not use a pager'
        '--no-retry\t\tDo not retry failed or rate-limited requests'
        '-o --output\t:table json yaml csv ndjson\tOutput format (default: table on a terminal, otherwise json)'
        '--profile\t!profile\tProfile to use'
        '-r --raw-output\t\tPrint text from --jq without quotes'
        '--sort\t=\tColumns to sort a table or CSV file by (-column: descending)'
        '--timeout\t=\tRequest timeout'
        '--verbose\t\tLog requests to stderr'
        '--version\t\tPrint the version'
        '--body\t@\tRequest body as JSON: text, @file, - or piped input'
        '--max-pages\t=\tMaximum number of pages'
        '--paginate\t\tRead every page and print one array (GET only)'
        '+ --query\t=\tQuery option, for example $top=5'
        '--allow-writes\t\tAllow the write; without this flag nothing is sent'
        '--dry-run\t\tPrint the request without sending it'
        '-y --yes\t\tConfirm a delete; other requests do not need it'
        '--dir\t/\tTarget folder (default: ledger-backup-<division>)'
        '+ --feed\t=\tOnly this feed, for example Financial/TransactionLines'
        '--full\t\tRead everything, not only the changes since the last run'
        '--list\t\tOnly list the feeds and the state of their copies'
        '--max-pages\t=\tMaximum number of pages per feed; a feed with more pages is not copied'
        '--views\t\tAlso write views.sql, with typed views of the records for DuckDB'
        '--allow-duplicate\t\tCreate the entry or invoice even if its reference is already in use'
        '--body\t@\tRecord as JSON'
        '+ --set\t=\tOne field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code'
        '--force\t\tSend the request even if the catalogue does not list the resource or a field'
        '--beta\t\tUse the beta version of the resource'
        '-y --yes\t\tAccepted by every write; only deletes need it'
        '--template\t\tPrint a JSON template for --body and send nothing'
        '-y --yes\t\tConfirm the delete; without it nothing is sent'
        '--type\t=\tOnly this EntityType, for example 2 for accounts, 9 for items, 1 for transaction lines'
        '--all-divisions\t\tRead every division; --limit applies to each'
        '--max-pages\t=\tMaximum number of pages; the state file is not updated if there are more'
        '--raw\t\tPrint the pages unchanged'
        '--since\t=\tTimestamp to start after (default: from the state file, or 0)'
        '--state\t/\tJSON file that stores the last timestamp of each feed'
        '--all\t\tDescribe every command of the group'
        '--schema\t\tPrint the JSON Schema of the descriptions'
        '--offline\t\tSkip the checks that need the network'
        '--expand\t=\tCollections to return with the record'
        '--raw\t\tPrint the response of the service unchanged'
        '--select\t=\tFields to return'
        '--bulk\t\tUse the bulk endpoint (1000 records per page)'
        '+ --param\t=\tFunction parameter, sent unchanged'
        '--all\t\tRead every page, up to --max-pages'
        '--expand\t=\tCollections to return with each record, for example SalesEntryLines'
        '--filter\t=\tOData $filter expression, for example "Status eq 20"'
        '--orderby\t=\tSort order, for example "Code desc"'
        '--top\t=\tMaximum number of records to return'
        '--all-divisions\t\tRead every division in turn; --all and --limit apply to each'
        '--count\t\tPrint only the number of matching records'
        '--one\t\tRequire exactly one record'
        '+ --match\t=\tField and value to match; all must match'
        '--all-tools\t\tOffer a tool for every command, not only the generic ones'
        '--allow-writes\t\tAlso offer tools that change data'
        '--result-size\t=\tMaximum size of one result'
        '--tool-timeout\t=\tTime limit for one call'
        '--topics\t=\tOffer the tools of these command groups; overrides --all-tools'
        '--filterable\t\tOnly fields that the service recommends for filters'
        '--mandatory\t\tOnly fields that are required to create a record'
        '--methods\t\tShow only the methods'
        '--search\t=\tOnly resources with this text in their name or a field name'
        '--top\t=\tNumber of records to read'
        '--name\t=\tAccount name'
        '--code\t=\tAccount code (the service pads numeric codes)'
        '--customer\t?\tIs a customer (the service derives it from --status)'
        '--supplier\t?\tIs a supplier'
        '--vat-number\t=\tVAT number'
        '--email\t=\tE-mail address'
        '--phone\t=\tPhone number'
        '--website\t=\tWebsite'
        '--address\t=\tStreet and number of the visiting address'
        '--postcode\t=\tPostcode'
        '--city\t=\tCity'
        '--country\t=\tTwo-letter country code'
        '--status\t:A S P C\tStatus: A none, S suspect, P prospect, C customer'
        '--customer\t?\tOnly customers ("no" to exclude them)'
        '--search\t=\tPart of the name or the exact code'
        '--supplier\t?\tOnly suppliers ("no" to exclude them)'
        '--account\t=\tAccount code or GUID'
        '--city\t=\tCity (exact match)'
        '--main\t?\tOnly main addresses ("no" to exclude them)'
        '--type\t:1 2 3 4\tType: 1 visit, 2 postal, 3 invoice, 4 delivery'
        '--age-group\t=\tAge group (1 is the most recent)'
        '--currency\t=\tCurrency code'
        '--search\t=\tPart of the account name'
        '--date\t=\tAssembly date'
        '--description\t=\tDescription of the order'
        '--location\t=\tStorage location of the assembled item (GUID)'
        '--notes\t=\tNotes on the order'
        '--quantity\t=\tQuantity assembled'
        '--from\t=\tStart date on or after this day'
        '--search\t=\tPart of the description or the exact code'
        '--status\t:1 2 3 4 5 6\tStatus: 1 active, 2 not validated, 3 inactive, 4 depreciated, 5 blocked, 6 sold'
        '--to\t=\tStart date on or before this day'
        '--force-login\t\tShow the login form even if the browser is signed in, to sign in as another user'
        '--store\t:keychain file\tWhere to store the credential (default: the last choice, or the keychain)'
        '--client-id\t=\tClient id of the app'
        '--client-secret\t=\tClient secret of the app'
        '--host\t=\tHost to sign in to: be, de, es, fr, nl, uk, us'
        '--manual\t\tPaste the URL that the browser is redirected to'
        '--ngrok-domain\t=\tPublic domain that forwards to the callback'
        '--port\t=\tLocal port of the callback (default: 8080)'
        '--redirect-uri\t=\tCallback URL registered with the app (default: https://<domain>/callback)'
        '--all\t\tAlso delete credentials that other commands stored'
        '--gl-account\t=\tG/L account code or GUID'
        '--period\t=\tReporting period'
        '--status\t:20 50\tStatus: 20 open, 50 processed'
        '--type\t:B W\tType: B balance sheet, W profit and loss'
        '--year\t=\tReporting year'
        '--main\t?\tOnly main bank accounts ("no" to exclude them)'
        '--search\t=\tPart of the bank account number'
        '--account\t=\tAccount code or GUID for every line'
        '--date\t=\tDate of every line (determines the period)'
        '--description\t=\tDescription of lines without one'
        '--journal\t!name:journal-name\tJournal code or name'
        '+ --line\t=\tOne line of the entry'
        '--period\t=\tFinancial period'
        '--year\t=\tFinancial year'
        '--file\t/\tBank statement file, as downloaded from the bank'
        '--subject\t=\tSubject of the document (default: the file name)'
        '-y --yes\t\tSkip the confirmation prompt'
        '--scenario\t=\tBudget scenario code'
        '--first-name\t=\tFirst name'
        '--last-name\t=\tLast name'
        '--email\t=\tBusiness e-mail address'
        '--phone\t=\tBusiness phone number'
        '--mobile\t=\tBusiness mobile number'
        '--search\t=\tPart of the name or e-mail address'
        '--code\t=\tCost center code'
        '--description\t=\tDescription of the cost center'
        '--code\t=\tCost unit code'
        '--description\t=\tDescription of the cost unit'
        '--search\t=\tPart of the description'
        '--date\t=\tDate of the document'
        '+ --file\t/\tFile to attach'
        '--folder\t=\tFolder (GUID)'
        '--subject\t=\tSubject of the document'
        '--type\t=\tDocument type id, shown by \`document-type list\`'
        '--force\t\tOverwrite existing files'
        '--out\t/\tFolder to save to'
        '--from\t=\tDated on or after this day'
        '--to\t=\tDated on or before this day'
        '--code\t=\tFolder code'
        '--description\t=\tDescription of the folder'
        '--category\t=\tCategory id'
        '--creatable\t?\tOnly types that documents can be created with ("no" to exclude them)'
        '--source\t=\tForeign currency code'
        '--target\t=\tCurrency code of the division'
        '--to\t=\tEnd date on or before this day'
        '--code\t=\tG/L account code'
        '--description\t=\tDescription of the G/L account'
        '--type\t=\tType code, for example 12 bank, 110 revenue'
        '--abstract\t?\tOnly abstract classifications ("no" to exclude them)'
        '--namespace\t=\tNamespace of the reporting scheme (GUID)'
        '--parent\t=\tParent classification (GUID)'
        '--from\t=\tDelivered on or after this day'
        '--to\t=\tDelivered on or before this day'
        '--allow-duplicate\t\tCreate the invoice even if its reference is already in use'
        '--credit-note\t\tCreate a credit note (quantities become negative)'
        '--customer\t=\tCustomer code or GUID'
        '--date\t=\tOrder date (printing sets the invoice date)'
        '--description\t=\tDescription of the invoice'
        '--journal\t!name:journal-name\tSales journal code or name'
        '+ --line\t=\tOne line of the invoice'
        '--payment-condition\t=\tPayment condition code'
        '--reference\t=\tCustomer reference'
        '--remarks\t=\tRemarks on the invoice'
        '--code\t=\tItem code'
        '--description\t=\tDescription of the item'
        '--sales-price\t=\tStandard sales price'
        '--cost-price\t=\tStandard cost price'
        '--unit\t=\tUnit code'
        '--sales\t?\tIs a sales item'
        '--purchase\t?\tIs a purchase item'
        '--stock\t?\tIs a stock item'
        '--gl-revenue\t=\tRevenue G/L account code or GUID'
        '--gl-costs\t=\tCost G/L account code or GUID'
        '--group\t=\tItem group code or GUID'
        '--purchase\t?\tOnly purchase items ("no" to exclude them)'
        '--sales\t?\tOnly sales items ("no" to exclude them)'
        '--stock\t?\tOnly stock items ("no" to exclude them)'
        '--default\t:0 1\t1 for the default group, 0 for the others'
        '--code\t=\tJournal code'
        '--description\t=\tDescription of the journal'
        '--type\t:10 12 16 20 22 90\tType: 10 cash, 12 bank, 16 payment service, 20 sales, 22 purchase, 90 general'
        '--from\t=\tSent on or after this day'
        '--operation\t:1 2 3 4\tOperation: 1 purchase invoice, 2 purchase invoice with details, 3 sales invoice, 4 bank statement'
        '--status\t:5 10 20 25 30 40 42 43 45 46 50\tRecipient status, for example 20 open, 43 at the scanning service, 45 error, 50 processed'
        '--to\t=\tSent on or before this day'
        '--search\t=\tPart of the address or description'
        '--type\t:0 1 2 3\tType: 0 unknown, 1 Exact, 2 government, 3 manual input'
        '+ --file\t/\tFile to send'
        '--subject\t=\tSubject of the message (default: the name of the first file)'
        '--to\t=\tRecipient mailbox (GUID)'
        '--bank-account\t=\tBank account (GUID)'
        '--description\t=\tDescription of the mandate'
        '--iban\t=\tIBAN or bank account number of the account'
        '--main\t\tMake this the main mandate of the account'
        '--payment-type\t:one-off recurrent\tPayment type'
        '--reference\t=\tUnique mandate reference'
        '--signature-date\t=\tDate of the signature'
        '--type\t:b2b core\tMandate scheme'
        '--reference\t=\tMandate reference'
        '--type\t:0 1\tScheme: 0 core, 1 b2b'
        '--processed\t\tInclude only processed entries'
        '--year\t:current previous\tFinancial year'
        '--from\t=\tExpected to close on or after this day'
        '--search\t=\tPart of the name'
        '--stage\t=\tStage (GUID)'
        '--to\t=\tExpected to close on or before this day'
        '--due-from\t=\tDue on or after this day'
        '--due-to\t=\tDue on or before this day'
        '--status\t:20 30 40 50\tStatus: 20 open, 30 selected, 40 processed, 50 matched'
        '--code\t=\tPayment condition code'
        '--description\t=\tDescription of the payment condition'
        '--type\t=\tProject type number'
        '--allow-duplicate\t\tCreate the entry even if its reference is already in use'
        '--credit-note\t\tCreate a credit note (amounts become negative)'
        '--date\t=\tDate of the entry'
        '--description\t=\tDescription of the entry'
        '+ --file\t/\tFile to attach (all files are attached to one new document)'
        '--invoice\t=\tSupplier invoice number'
        '--journal\t!name:journal-name\tPurchase journal code or name'
        '--supplier\t=\tSupplier code or GUID'
        '--status\t:5 20 50\tStatus: 5 rejected, 20 open, 50 processed'
        '--date\t=\tDate of the invoice (determines the period)'
        '--reference\t=\tSupplier invoice number'
        '--type\t:8030 8031 8033 8034\tType: 8030 direct, 8031 direct credit note, 8033 invoice, 8034 credit note (quantities of credit notes become negative)'
        '--status\t:10 20 50\tStatus: 10 draft, 20 open, 50 processed'
        '--date\t=\tDate of the order'
        '+ --line\t=\tOne line of the order'
        '--receipt-date\t=\tExpected receipt date'
        '--reference\t=\tSupplier reference'
        '--from\t=\tOrdered on or after this day'
        '--search\t=\tPart of the description or supplier name'
        '--status\t:10 20 30 40\tStatus: 10 open, 20 partial, 30 complete, 40 canceled'
        '--to\t=\tOrdered on or before this day'
        '--action\t:0 1 2 3 4 5\tFollow-up: 0 none, 1 sales order, 2 sales invoice, 3 project, 4 existing project, 5 subscription'
        '--your-ref\t=\tCustomer reference'
        '--reason\t=\tReason (GUID)'
        '--opportunity-stage\t=\tNew stage of the opportunity (GUID)'
        '--notification-layout\t=\tLayout of the notification (GUID)'
        '--invoice-journal\t!name:journal-name\tInvoice journal code or name (required for action 2)'
        '--description\t=\tDescription of the quotation'
        '--date\t=\tDate of the quotation'
        '--close-date\t=\tLast day on which the quotation is valid'
        '+ --line\t=\tOne line of the quotation'
        '--email-layout\t=\tLayout of the e-mail (GUID)'
        '--layout\t=\tLayout of the document (GUID)'
        '--extra-text\t=\tText added to the e-mail'
        '--invoice-journal\t!name:journal-name\tInvoice journal code or name'
        '--accept-layout\t=\tLayout of the acceptance e-mail (GUID)'
        '--allow-your-ref\t\tLet the customer add a reference'
        '--reject-layout\t=\tLayout of the rejection e-mail (GUID)'
        '--subject\t=\tSubject of the e-mail'
        '--search\t=\tPart of the description or account name'
        '--status\t:5 20 25 40 50\tStatus: 5 rejected, 20 draft, 25 open, 40 printed, 50 accepted'
        '--email\t\tAlso send the quotation to the customer by e-mail'
        '--account\t=\tCode or GUID of the new account'
        '--copy-prices\t\tCopy the item prices'
        '--document\t=\tDocument (GUID)'
        '--description\t=\tDescription of the payment'
        '--mandate\t=\tDirect debit mandate (GUID)'
        '--reference\t=\tPayment reference (only for a single receivable)'
        '--status\t:5 50\tStatus: 5 rejected, 50 processed'
        '--year\t=\tYear'
        '--code\t=\tSales channel code'
        '--description\t=\tDescription of the sales channel'
        '--invoice\t=\tCustomer reference'
        '--search\t=\tPart of the description or customer name'
        '--account-preference\t\tSend the invoice the way the account prefers'
        '--date\t=\tDate of the invoice'
        '--email\t\tSend the invoice to the customer by e-mail'
        '--peppol\t\tSend the invoice through Peppol'
        '--postbox\t\tSend the invoice to the postbox of the customer'
        '--postbox-sender\t=\tSender mailbox (GUID)'
        '--sender\t=\tE-mail address of the sender'
        '--delivery\t\tMark only the delivery as complete'
        '--invoice\t\tMark only the invoicing as complete'
        '--delivery-date\t=\tDelivery date'
        '--by\t:delivered ordered\tInvoice the delivered or the ordered quantities'
        '--mode\t:customer order\tCreate one invoice per customer or per order'
        '--status\t:12 20 21 45\tStatus: 12 open, 20 partial, 21 complete, 45 canceled'
        '--email\t\tAlso send the order to the customer by e-mail'
        '--account\t=\tCustomer code or GUID'
        '--item\t=\tItem code or GUID'
        '--background\t\tStart the sandbox in the background and return when it is ready'
        '+ --fail\t=\tFail the first requests with this status, or a share of all requests, for example 503:2 or 503:10%'
        '--latency\t=\tDelay before each response'
        '--port\t=\tLocal port (default: a free one)'
        '--records\t=\tNumber of records per resource at the start'
        '--seed\t=\tSeed for the generated records and the failing share'
        '--unlimited\t\tDisable rate limits and blocks after errors, for scripts that must not wait'
        '--from\t=\tPlanned on or after this day'
        '--status\t=\tStatus number'
        '--to\t=\tPlanned on or before this day'
        '--employee\t=\tEmployee (GUID)'
        '--project\t=\tProject code or GUID'
        '--status\t=\tStatus: 1 draft, 2 rejected, 10 submitted, 20 final, or another number'
        '--active\t?\tOnly active units ("no" to exclude them)'
        '--code\t=\tVAT code'
        '--description\t=\tDescription of the VAT code'
        '--code\t=\tWarehouse code'
        '--description\t=\tDescription of the warehouse'
        '--date\t=\tDate of the transfer'
        '--topic\t:Accounts BankAccounts BankEntries CashEntries Contacts CostTransactions Documents FinancialTransactions GeneralJournalEntries GoodsDeliveries Items Opportunities PurchaseEntries PurchaseOrders Quotations SalesEntries SalesInvoices SalesOrders StockPositions Subscriptions TimeTransactions\tResource whose changes are reported'
        '--url\t=\tCallback URL (https, on the domain of the app)'
        '--description\t=\tDescription (the service may replace it)'
        '--topic\t:Accounts BankAccounts BankEntries CashEntries Contacts CostTransactions Documents FinancialTransactions GeneralJournalEntries GoodsDeliveries Items Opportunities PurchaseEntries PurchaseOrders Quotations SalesEntries SalesInvoices SalesOrders StockPositions Subscriptions TimeTransactions\tOnly subscriptions to this topic'
    )
    $levels = @{
        '' = @{ nodes = @('account\tCustomers, suppliers and prospects', 'address\tAddresses of accounts', 'aging-overview\tOutstanding amounts by age', 'aging-payable\tOutstanding payables by age', 'aging-receivable\tOutstanding receivables by age', 'alias\tShort names for commands', 'api\tSend a raw request to the service', 'assembly-order\tAssembly orders', 'asset\tFixed assets', 'auth\tSign in and out', 'backup\tBack up a division to a folder, one file per feed', 'balance\tTrial balance', 'bank-account\tBank accounts of customers and suppliers', 'bank-entry\tEntries in a bank journal', 'bank-statement\tBank statement files', 'budget\tBudgets', 'cash-entry\tEntries in a cash journal', 'communication-note\tNotes on calls and letters', 'completion\tPrint a shell completion script', 'config\tSettings of the profile', 'contact\tContacts of accounts', 'cost-center\tCost centers', 'cost-unit\tCost units', 'create\tCreate a record in any catalogue resource', 'currency\tCurrencies', 'delete\tDelete a record of any catalogue resource', 'deleted\tRead deletions since a timestamp', 'department\tDepartments', 'describe\tDescribe commands as JSON, for programs', 'division\tDivisions that you can access', 'doctor\tCheck the installation, sign-in and connection', 'document\tDocuments and their attachments', 'document-folder\tDocument folders', 'document-type\tDocument types', 'event\tEvents with customers', 'exchange-rate\tExchange rates', 'financial-period\tFinancial periods', 'get\tShow one record by its key', 'gl-account\tG/L accounts in the chart of accounts', 'gl-classification\tClassifications in reporting schemes', 'goods-delivery\tGoods deliveries to customers', 'goods-receipt\tGoods receipts from suppliers', 'help\tShow help for a command or topic', 'invoice\tCreate sales invoices', 'item\tItems that are bought, sold or stocked', 'item-group\tItem groups', 'journal\tJournals', 'journal-entry\tEntries in the general journal', 'list\tList records of any catalogue resource', 'lookup\tFind records by exact field values', 'mail-message\tMessages sent from mailboxes', 'mailbox\tMailboxes for invoices and bank statements', 'mandate\tDirect debit mandates', 'mcp\tServe the commands as MCP tools over stdio', 'me\tShow the signed-in user and session', 'metadata\tSearch the local catalogue or show one resource', 'opening-balance\tOpening balances', 'opportunity\tSales opportunities', 'outstanding\tTotals of outstanding invoices', 'payables-list\tUnpaid supplier invoices', 'payment\tPayables to suppliers', 'payment-condition\tPayment conditions of customers and suppliers', 'probe\tCompare the fields of records with the catalogue', 'profile\tProfiles, each with its own settings and credentials', 'profit-loss\tProfit and loss', 'project\tProjects of customers', 'purchase-entry\tEntries in a purchase journal', 'purchase-invoice\tPurchase invoices with items', 'purchase-order\tOrders placed with suppliers', 'quota\tShow the rate limits of the division', 'quotation\tQuotations and their versions', 'receivable\tReceivables from customers', 'receivables-list\tUnpaid customer invoices', 'return\tVAT and payroll returns', 'revenue\tRevenue', 'sales-channel\tSales channels', 'sales-entry\tEntries in a sales journal', 'sales-invoice\tSales invoices with items', 'sales-order\tSales orders', 'sales-price\tSales prices of items', 'sandbox\tA local stand-in for the service, without an account', 'shop-order\tProduction orders', 'stock-count\tStock counts', 'stock-position\tStock of an item', 'subscription\tSubscriptions of customers', 'supplier-item\tSuppliers of items and their purchase prices', 'sync\tRead records changed since a timestamp', 'task\tTasks of employees', 'time-entry\tHours spent on projects', 'transaction\tBooked transaction lines', 'unit\tUnits of items', 'update\tUpdate a record of any catalogue resource', 'upsert\tCreate a record or update the matching one', 'vat-code\tVAT codes', 'version\tPrint the version and environment', 'warehouse\tWarehouses', 'warehouse-transfer\tTransfers between warehouses', 'webhook\tWebhook subscriptions'); flags = @(18); args = @('!alias') }
        'api' = @{ flags = @(19, 20, 21, 22, 23, 24, 25); args = @(':GET POST PUT DELETE', '='); runs = $true }
        'backup' = @{ flags = @(26, 27, 28, 29, 30, 31); runs = $true }
        'completion' = @{ args = @(':bash zsh fish powershell'); runs = $true }
        'create' = @{ flags = @(32, 33, 34, 35, 36, 23, 24, 37, 38); args = @('!resource'); runs = $true }
        'delete' = @{ flags = @(35, 36, 23, 24, 39); args = @('!resource', '='); runs = $true }
        'deleted' = @{ flags = @(40, 41, 42, 43, 44, 45); runs = $true }
        'describe' = @{ flags = @(46, 47); args = @('=', '...'); runs = $true }
        'doctor' = @{ flags = @(48); runs = $true }
        'get' = @{ flags = @(49, 50, 51, 36); args = @('!resource', '='); runs = $true }
        'list' = @{ flags = @(52, 53, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60, 36); args = @('!resource'); runs = $true }
        'lookup' = @{ flags = @(61, 51, 62); args = @('!resource'); runs = $true }
        'mcp' = @{ flags = @(63, 64, 65, 66, 67); runs = $true }
        'me' = @{ flags = @(50); runs = $true }
        'metadata' = @{ flags = @(68, 69, 70, 71); args = @('!resource'); runs = $true }
        'probe' = @{ flags = @(56, 72, 36); args = @('!resource'); runs = $true }
        'quota' = @{ runs = $true }
        'sync' = @{ flags = @(51, 41, 42, 43, 44, 45); args = @('!resource', '...'); runs = $true }
        'update' = @{ flags = @(33, 34, 35, 36, 23, 24, 37, 38); args = @('!resource', '='); runs = $true }
        'upsert' = @{ flags = @(62, 33, 34, 23, 24, 37); args = @('!resource'); runs = $true }
        'version' = @{ runs = $true }
        'account' = @{ nodes = @('create\tCreate a customer, supplier or prospect', 'delete\tDelete accounts', 'list\tList accounts', 'update\tUpdate an account') }
        'account create' = @{ flags = @(73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 33, 34, 23, 24, 37, 38); runs = $true }
        'account delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'account list' = @{ flags = @(86, 87, 85, 88, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'account update' = @{ flags = @(73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'address' = @{ nodes = @('create\tCreate an address for an account', 'delete\tDelete addresses', 'list\tList addresses', 'update\tUpdate an address') }
        'address create' = @{ flags = @(33, 34, 23, 24, 37, 38); runs = $true }
        'address delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'address list' = @{ flags = @(89, 90, 91, 92, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'address update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'aging-overview' = @{ nodes = @('list\tList outstanding amounts by age group') }
        'aging-overview list' = @{ flags = @(93, 94, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'aging-payable' = @{ nodes = @('list\tList outstanding payables by account and age group') }
        'aging-payable list' = @{ flags = @(89, 95, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'aging-receivable' = @{ nodes = @('list\tList outstanding receivables by account and age group') }
        'aging-receivable list' = @{ flags = @(89, 95, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'alias' = @{ nodes = @('list\tList aliases', 'set\tCreate or replace an alias', 'unset\tRemove an alias') }
        'alias list' = @{ runs = $true }
        'alias set' = @{ args = @('=', '='); runs = $true }
        'alias unset' = @{ args = @('!alias'); runs = $true }
        'assembly-order' = @{ nodes = @('finish\tFinish an assembly order') }
        'assembly-order finish' = @{ flags = @(96, 97, 98, 99, 100, 23, 24, 37); args = @('='); runs = $true }
        'asset' = @{ nodes = @('list\tList fixed assets') }
        'asset list' = @{ flags = @(101, 102, 103, 104, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'auth' = @{ nodes = @('login\tSign in and store the credential', 'logout\tDelete the stored credentials of the profile', 'status\tShow the sign-in status of the profile') }
        'auth login' = @{ flags = @(105, 106, 107, 108, 109, 110, 111, 112, 113); runs = $true }
        'auth logout' = @{ flags = @(114); runs = $true }
        'auth status' = @{ runs = $true }
        'balance' = @{ nodes = @('list\tList the totals of the trial balance') }
        'balance list' = @{ flags = @(115, 116, 117, 118, 119, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'bank-account' = @{ nodes = @('create\tCreate a bank account for a customer or supplier', 'delete\tDelete bank accounts', 'list\tList bank accounts', 'update\tUpdate a bank account') }
        'bank-account create' = @{ flags = @(33, 34, 23, 24, 37, 38); runs = $true }
        'bank-account delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'bank-account list' = @{ flags = @(89, 120, 121, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'bank-account update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'bank-entry' = @{ nodes = @('create\tCreate a bank entry', 'delete\tDelete bank entries', 'line-add\tAdd a line to a bank entry', 'lines\tList the lines of bank entries', 'list\tList bank entries') }
        'bank-entry create' = @{ flags = @(122, 123, 124, 125, 126, 23, 24, 37); runs = $true }
        'bank-entry delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'bank-entry line-add' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('='); runs = $true }
        'bank-entry lines' = @{ flags = @(54, 55, 56, 20, 57, 50, 51, 58); args = @('=', '...'); runs = $true }
        'bank-entry list' = @{ flags = @(125, 127, 128, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'bank-statement' = @{ nodes = @('upload\tUpload a bank statement file (CODA, MT940 or CAMT)') }
        'bank-statement upload' = @{ flags = @(129, 130, 23, 24, 131); runs = $true }
        'budget' = @{ nodes = @('list\tList budget amounts') }
        'budget list' = @{ flags = @(115, 116, 132, 119, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'cash-entry' = @{ nodes = @('create\tCreate a cash entry', 'delete\tDelete cash entries', 'line-add\tAdd a line to a cash entry', 'lines\tList the lines of cash entries', 'list\tList cash entries') }
        'cash-entry create' = @{ flags = @(122, 123, 124, 125, 126, 23, 24, 37); runs = $true }
        'cash-entry delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'cash-entry line-add' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('='); runs = $true }
        'cash-entry lines' = @{ flags = @(54, 55, 56, 20, 57, 50, 51, 58); args = @('=', '...'); runs = $true }
        'cash-entry list' = @{ flags = @(125, 127, 128, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'communication-note' = @{ nodes = @('create\tCreate a communication note') }
        'communication-note create' = @{ flags = @(33, 34, 23, 24, 37, 38); runs = $true }
        'config' = @{ nodes = @('get\tPrint one setting of the profile', 'list\tList the settings of the profile', 'set\tStore one setting of the profile', 'unset\tRemove one setting of the profile') }
        'config get' = @{ args = @(':client_id default_output division host max_pages ngrok_domain pager port redirect_uri timeout_ms'); runs = $true }
        'config list' = @{ runs = $true }
        'config set' = @{ args = @(':client_id default_output division host max_pages ngrok_domain pager port redirect_uri timeout_ms', '='); runs = $true }
        'config unset' = @{ args = @(':client_id default_output division host max_pages ngrok_domain pager port redirect_uri timeout_ms'); runs = $true }
        'contact' = @{ nodes = @('create\tCreate a contact for an account', 'delete\tDelete contacts', 'list\tList contacts', 'update\tUpdate a contact') }
        'contact create' = @{ flags = @(89, 133, 134, 135, 136, 137, 33, 34, 23, 24, 37, 38); runs = $true }
        'contact delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'contact list' = @{ flags = @(89, 138, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'contact update' = @{ flags = @(89, 133, 134, 135, 136, 137, 33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'cost-center' = @{ nodes = @('create\tCreate a cost center', 'delete\tDelete cost centers', 'list\tList cost centers', 'update\tUpdate a cost center') }
        'cost-center create' = @{ flags = @(139, 140, 33, 34, 23, 24, 37, 38); runs = $true }
        'cost-center delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'cost-center list' = @{ flags = @(102, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'cost-center update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'cost-unit' = @{ nodes = @('create\tCreate a cost unit', 'delete\tDelete cost units', 'list\tList cost units', 'update\tUpdate a cost unit') }
        'cost-unit create' = @{ flags = @(141, 142, 33, 34, 23, 24, 37, 38); runs = $true }
        'cost-unit delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'cost-unit list' = @{ flags = @(102, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'cost-unit update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'currency' = @{ nodes = @('list\tList currencies') }
        'currency list' = @{ flags = @(102, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'department' = @{ nodes = @('list\tList departments') }
        'department list' = @{ flags = @(102, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'division' = @{ nodes = @('list\tList divisions') }
        'division list' = @{ flags = @(84, 143, 54, 55, 56, 20, 57, 50, 51, 58); runs = $true }
        'document' = @{ nodes = @('create\tCreate a document and attach files', 'delete\tDelete documents', 'download\tSave the attachments of a document', 'list\tList documents', 'update\tUpdate a document') }
        'document create' = @{ flags = @(89, 144, 145, 146, 147, 148, 33, 34, 23, 24, 37, 38); runs = $true }
        'document delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'document download' = @{ flags = @(149, 150); args = @('='); runs = $true }
        'document list' = @{ flags = @(89, 151, 152, 148, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'document update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'document-folder' = @{ nodes = @('create\tCreate a document folder', 'delete\tDelete document folders', 'update\tUpdate a document folder') }
        'document-folder create' = @{ flags = @(153, 154, 33, 34, 23, 24, 37, 38); runs = $true }
        'document-folder delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'document-folder update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'document-type' = @{ nodes = @('list\tList document types') }
        'document-type list' = @{ flags = @(155, 156, 143, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'event' = @{ nodes = @('create\tCreate an event') }
        'event create' = @{ flags = @(33, 34, 23, 24, 37, 38); runs = $true }
        'exchange-rate' = @{ nodes = @('create\tCreate an exchange rate', 'delete\tDelete exchange rates', 'list\tList exchange rates', 'update\tUpdate an exchange rate') }
        'exchange-rate create' = @{ flags = @(33, 34, 23, 24, 37, 38); runs = $true }
        'exchange-rate delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'exchange-rate list' = @{ flags = @(101, 157, 158, 104, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'exchange-rate update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'financial-period' = @{ nodes = @('list\tList financial periods') }
        'financial-period list' = @{ flags = @(101, 127, 159, 128, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'gl-account' = @{ nodes = @('create\tCreate a G/L account', 'delete\tDelete G/L accounts', 'list\tList G/L accounts', 'update\tUpdate a G/L account') }
        'gl-account create' = @{ flags = @(160, 161, 33, 34, 23, 24, 37, 38); runs = $true }
        'gl-account delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'gl-account list' = @{ flags = @(102, 162, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'gl-account update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'gl-classification' = @{ nodes = @('list\tList classifications') }
        'gl-classification list' = @{ flags = @(163, 164, 165, 102, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'goods-delivery' = @{ nodes = @('create\tCreate a goods delivery', 'list\tList goods deliveries', 'update\tUpdate a goods delivery') }
        'goods-delivery create' = @{ flags = @(33, 34, 23, 24, 37, 38); runs = $true }
        'goods-delivery list' = @{ flags = @(89, 166, 143, 167, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'goods-delivery update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'goods-receipt' = @{ nodes = @('create\tCreate a goods receipt', 'update\tUpdate a goods receipt') }
        'goods-receipt create' = @{ flags = @(33, 34, 23, 24, 37, 38); runs = $true }
        'goods-receipt update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'invoice' = @{ nodes = @('create\tCreate a sales invoice or credit note') }
        'invoice create' = @{ flags = @(168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 23, 24, 37); runs = $true }
        'item' = @{ nodes = @('create\tCreate an item', 'delete\tDelete items', 'list\tList items', 'update\tUpdate an item') }
        'item create' = @{ flags = @(178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 33, 34, 23, 24, 37, 38); runs = $true }
        'item delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'item list' = @{ flags = @(189, 190, 102, 191, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'item update' = @{ flags = @(179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'item-group' = @{ nodes = @('list\tList item groups') }
        'item-group list' = @{ flags = @(192, 102, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'journal' = @{ nodes = @('create\tCreate a journal', 'delete\tDelete journals', 'list\tList journals', 'update\tUpdate a journal') }
        'journal create' = @{ flags = @(193, 194, 33, 34, 23, 24, 37, 38); runs = $true }
        'journal delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'journal list' = @{ flags = @(102, 195, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'journal update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'journal-entry' = @{ nodes = @('create\tCreate a balanced general journal entry', 'delete\tDelete journal entries', 'lines\tList the lines of journal entries', 'list\tList general journal entries') }
        'journal-entry create' = @{ flags = @(123, 124, 125, 126, 23, 24, 37); runs = $true }
        'journal-entry delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'journal-entry lines' = @{ flags = @(54, 55, 56, 20, 57, 50, 51, 58); args = @('=', '...'); runs = $true }
        'journal-entry list' = @{ flags = @(125, 127, 117, 128, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'mail-message' = @{ nodes = @('list\tList messages sent from mailboxes') }
        'mail-message list' = @{ flags = @(196, 197, 198, 199, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'mailbox' = @{ nodes = @('list\tList mailboxes', 'upload\tSend files to the scanning service or to a mailbox') }
        'mailbox list' = @{ flags = @(89, 200, 201, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'mailbox upload' = @{ flags = @(202, 197, 203, 204, 23, 24, 37); runs = $true }
        'mandate' = @{ nodes = @('create\tCreate a direct debit mandate', 'delete\tDelete a direct debit mandate', 'list\tList direct debit mandates', 'update\tUpdate a direct debit mandate') }
        'mandate create' = @{ flags = @(89, 205, 206, 207, 208, 209, 210, 211, 212, 33, 34, 23, 24, 37, 38); runs = $true }
        'mandate delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'mandate list' = @{ flags = @(89, 213, 143, 214, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'mandate update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'opening-balance' = @{ nodes = @('list\tList the opening balance of each G/L account') }
        'opening-balance list' = @{ flags = @(215, 216, 54, 55, 56, 20, 57, 50, 51, 58); runs = $true }
        'opportunity' = @{ nodes = @('create\tCreate an opportunity', 'delete\tDelete an opportunity', 'list\tList opportunities', 'update\tUpdate an opportunity') }
        'opportunity create' = @{ flags = @(33, 34, 23, 24, 37, 38); runs = $true }
        'opportunity delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'opportunity list' = @{ flags = @(89, 217, 218, 219, 220, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'opportunity update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'outstanding' = @{ nodes = @('list\tList the totals of outstanding invoices') }
        'outstanding list' = @{ flags = @(94, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'payables-list' = @{ nodes = @('list\tList unpaid supplier invoices') }
        'payables-list list' = @{ flags = @(89, 221, 222, 95, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'payment' = @{ nodes = @('list\tList payables with their payment status', 'process\tProcess payments into a bank file', 'update\tUpdate a payment') }
        'payment list' = @{ flags = @(89, 221, 222, 95, 223, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'payment process' = @{ flags = @(23, 24, 37); args = @('=', '...'); runs = $true }
        'payment update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'payment-condition' = @{ nodes = @('create\tCreate a payment condition', 'list\tList payment conditions') }
        'payment-condition create' = @{ flags = @(224, 225, 33, 34, 23, 24, 37, 38); runs = $true }
        'payment-condition list' = @{ flags = @(102, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'profile' = @{ nodes = @('current\tPrint the active profile', 'list\tList profiles and their sign-in status', 'use\tSet the active profile') }
        'profile current' = @{ runs = $true }
        'profile list' = @{ runs = $true }
        'profile use' = @{ args = @('!profile'); runs = $true }
        'profit-loss' = @{ nodes = @('list\tList the profit and loss of this year and last year') }
        'profit-loss list' = @{ flags = @(54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'project' = @{ nodes = @('create\tCreate a project', 'delete\tDelete a project', 'list\tList projects', 'update\tUpdate a project') }
        'project create' = @{ flags = @(33, 34, 23, 24, 37, 38); runs = $true }
        'project delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'project list' = @{ flags = @(89, 102, 226, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'project update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'purchase-entry' = @{ nodes = @('create\tCreate a purchase entry or credit note', 'delete\tDelete purchase entries', 'line-add\tAdd a line to a purchase entry', 'line-delete\tDelete lines of a purchase entry', 'line-update\tUpdate a line of a purchase entry', 'lines\tList the lines of purchase entries', 'list\tList purchase entries', 'update\tUpdate the header of a purchase entry') }
        'purchase-entry create' = @{ flags = @(227, 228, 229, 230, 231, 232, 233, 126, 234, 23, 24, 37); runs = $true }
        'purchase-entry delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'purchase-entry line-add' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('='); runs = $true }
        'purchase-entry line-delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'purchase-entry line-update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'purchase-entry lines' = @{ flags = @(54, 55, 56, 20, 57, 50, 51, 58); args = @('=', '...'); runs = $true }
        'purchase-entry list' = @{ flags = @(151, 235, 234, 152, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'purchase-entry update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'purchase-invoice' = @{ nodes = @('create\tCreate a purchase invoice or credit note', 'delete\tDelete purchase invoices', 'lines\tList the lines of purchase invoices', 'list\tList purchase invoices', 'update\tUpdate the header of a purchase invoice') }
        'purchase-invoice create' = @{ flags = @(168, 236, 172, 231, 233, 174, 237, 234, 238, 23, 24, 37); runs = $true }
        'purchase-invoice delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'purchase-invoice lines' = @{ flags = @(54, 55, 56, 20, 57, 50, 51, 58); args = @('=', '...'); runs = $true }
        'purchase-invoice list' = @{ flags = @(151, 239, 234, 152, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'purchase-invoice update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'purchase-order' = @{ nodes = @('create\tCreate a purchase order', 'delete\tDelete purchase orders', 'line-add\tAdd a line to a purchase order', 'line-delete\tDelete lines of a purchase order', 'line-update\tUpdate a line of a purchase order', 'lines\tList the lines of purchase orders', 'list\tList purchase orders', 'update\tUpdate the header of a purchase order') }
        'purchase-order create' = @{ flags = @(240, 97, 241, 242, 243, 234, 23, 24, 37); runs = $true }
        'purchase-order delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'purchase-order line-add' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('='); runs = $true }
        'purchase-order line-delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'purchase-order line-update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'purchase-order lines' = @{ flags = @(54, 55, 56, 20, 57, 50, 51, 58); args = @('=', '...'); runs = $true }
        'purchase-order list' = @{ flags = @(244, 245, 246, 234, 247, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'purchase-order update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'quotation' = @{ nodes = @('accept\tAccept a quotation', 'create\tCreate a quotation', 'delete\tDelete quotations', 'email\tSend a quotation for online sign-off', 'line-add\tAdd a line to a quotation', 'line-delete\tDelete lines of a quotation', 'line-update\tUpdate a line of a quotation', 'lines\tList the lines of quotations', 'list\tList quotations', 'print\tPrint a quotation to a document', 'reject\tReject a quotation', 'reopen\tReopen an accepted or rejected quotation', 'review\tReplace a quotation with a new version', 'update\tUpdate the header of a quotation') }
        'quotation accept' = @{ flags = @(248, 249, 250, 251, 252, 253, 23, 24, 37); args = @('='); runs = $true }
        'quotation create' = @{ flags = @(254, 255, 256, 176, 89, 257, 23, 24, 37); runs = $true }
        'quotation delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'quotation email' = @{ flags = @(258, 259, 260, 248, 261, 249, 255, 262, 263, 264, 265, 23, 24, 37); args = @('='); runs = $true }
        'quotation line-add' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('='); runs = $true }
        'quotation line-delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'quotation line-update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'quotation lines' = @{ flags = @(54, 55, 56, 20, 57, 50, 51, 58); args = @('=', '...'); runs = $true }
        'quotation list' = @{ flags = @(89, 151, 266, 267, 152, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'quotation print' = @{ flags = @(259, 258, 260, 255, 268, 23, 24, 37); args = @('='); runs = $true }
        'quotation reject' = @{ flags = @(250, 251, 252, 23, 24, 37); args = @('='); runs = $true }
        'quotation reopen' = @{ flags = @(23, 24, 37); args = @('='); runs = $true }
        'quotation review' = @{ flags = @(254, 255, 269, 270, 271, 175, 23, 24, 37); args = @('='); runs = $true }
        'quotation update' = @{ flags = @(254, 255, 256, 176, 23, 24, 37); args = @('=', '...'); runs = $true }
        'receivable' = @{ nodes = @('collect\tPrepare receivables for direct debit', 'list\tList receivables', 'update\tUpdate a receivable') }
        'receivable collect' = @{ flags = @(272, 273, 274, 23, 24, 37); args = @('=', '...'); runs = $true }
        'receivable list' = @{ flags = @(89, 221, 222, 95, 223, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'receivable update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'receivables-list' = @{ nodes = @('list\tList unpaid customer invoices') }
        'receivables-list list' = @{ flags = @(89, 221, 222, 95, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'return' = @{ nodes = @('process\tReject or process a return') }
        'return process' = @{ flags = @(275, 23, 24, 37); args = @('='); runs = $true }
        'revenue' = @{ nodes = @('list\tList the revenue of this year by period') }
        'revenue list' = @{ flags = @(116, 276, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'sales-channel' = @{ nodes = @('create\tCreate a sales channel', 'delete\tDelete sales channels', 'update\tUpdate a sales channel') }
        'sales-channel create' = @{ flags = @(277, 278, 33, 34, 23, 24, 37, 38); runs = $true }
        'sales-channel delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'sales-channel update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'sales-entry' = @{ nodes = @('create\tCreate a sales entry or credit note', 'delete\tDelete sales entries', 'line-add\tAdd a line to a sales entry', 'line-delete\tDelete lines of a sales entry', 'line-update\tUpdate a line of a sales entry', 'lines\tList the lines of sales entries', 'list\tList sales entries', 'update\tUpdate the header of a sales entry') }
        'sales-entry create' = @{ flags = @(227, 228, 170, 229, 230, 231, 279, 173, 126, 23, 24, 37); runs = $true }
        'sales-entry delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'sales-entry line-add' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('='); runs = $true }
        'sales-entry line-delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'sales-entry line-update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'sales-entry lines' = @{ flags = @(54, 55, 56, 20, 57, 50, 51, 58); args = @('=', '...'); runs = $true }
        'sales-entry list' = @{ flags = @(54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'sales-entry update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'sales-invoice' = @{ nodes = @('delete\tDelete sales invoices', 'line-add\tAdd a line to a sales invoice', 'line-delete\tDelete lines of a sales invoice', 'line-update\tUpdate a line of a sales invoice', 'lines\tList the lines of sales invoices', 'list\tList sales invoices', 'print\tProcess and send a sales invoice', 'update\tUpdate the header of a sales invoice') }
        'sales-invoice delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'sales-invoice line-add' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('='); runs = $true }
        'sales-invoice line-delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'sales-invoice line-update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'sales-invoice lines' = @{ flags = @(54, 55, 56, 20, 57, 50, 51, 58); args = @('=', '...'); runs = $true }
        'sales-invoice list' = @{ flags = @(170, 151, 280, 239, 152, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'sales-invoice print' = @{ flags = @(281, 282, 283, 258, 260, 259, 284, 127, 285, 286, 287, 128, 23, 24, 37); args = @('='); runs = $true }
        'sales-invoice update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'sales-order' = @{ nodes = @('complete\tMark a sales order as complete', 'create\tCreate a sales order', 'delete\tDelete sales orders', 'invoice\tInvoice sales orders', 'line-add\tAdd a line to a sales order', 'line-complete\tMark a sales order line as complete', 'line-delete\tDelete lines of a sales order', 'line-update\tUpdate a line of a sales order', 'lines\tList the lines of sales orders', 'list\tList sales orders', 'print\tPrint a sales order and optionally e-mail it', 'update\tUpdate the header of a sales order') }
        'sales-order complete' = @{ flags = @(288, 289, 23, 24, 37); args = @('='); runs = $true }
        'sales-order create' = @{ flags = @(170, 240, 290, 97, 241, 175, 176, 23, 24, 37); runs = $true }
        'sales-order delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'sales-order invoice' = @{ flags = @(291, 166, 173, 292, 167, 23, 24, 37); args = @('=', '...'); runs = $true }
        'sales-order line-add' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('='); runs = $true }
        'sales-order line-complete' = @{ flags = @(288, 289, 23, 24, 37); args = @('='); runs = $true }
        'sales-order line-delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'sales-order line-update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'sales-order lines' = @{ flags = @(54, 55, 56, 20, 57, 50, 51, 58); args = @('=', '...'); runs = $true }
        'sales-order list' = @{ flags = @(170, 244, 280, 293, 247, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'sales-order print' = @{ flags = @(294, 258, 260, 259, 287, 23, 24, 37); args = @('='); runs = $true }
        'sales-order update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'sales-price' = @{ nodes = @('create\tCreate a sales price for an item', 'delete\tDelete sales prices', 'list\tList sales prices', 'update\tUpdate a sales price') }
        'sales-price create' = @{ flags = @(33, 34, 23, 24, 37, 38); runs = $true }
        'sales-price delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'sales-price list' = @{ flags = @(295, 101, 296, 104, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'sales-price update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'sandbox' = @{ nodes = @('reset\tReset the sandbox to its initial records', 'serve\tRun the stand-in until Ctrl-C') }
        'sandbox reset' = @{ runs = $true }
        'sandbox serve' = @{ flags = @(297, 298, 299, 300, 301, 302, 303); runs = $true }
        'shop-order' = @{ nodes = @('create\tCreate a shop order', 'delete\tDelete a shop order', 'list\tList shop orders', 'update\tUpdate a shop order') }
        'shop-order create' = @{ flags = @(33, 34, 23, 24, 37, 38); runs = $true }
        'shop-order delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'shop-order list' = @{ flags = @(304, 296, 143, 305, 306, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'shop-order update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'stock-count' = @{ nodes = @('process\tProcess a stock count') }
        'stock-count process' = @{ flags = @(23, 24, 37); args = @('='); runs = $true }
        'stock-position' = @{ nodes = @('list\tShow the stock of an item') }
        'stock-position list' = @{ flags = @(296, 54, 55, 56, 20, 57, 50, 51, 58); runs = $true }
        'subscription' = @{ nodes = @('create\tCreate a subscription', 'delete\tDelete a subscription', 'list\tList subscriptions', 'update\tUpdate a subscription') }
        'subscription create' = @{ flags = @(33, 34, 23, 24, 37, 38); runs = $true }
        'subscription delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'subscription list' = @{ flags = @(170, 101, 143, 104, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'subscription update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'supplier-item' = @{ nodes = @('create\tCreate a supplier item', 'delete\tDelete a supplier item', 'list\tList supplier items', 'update\tUpdate a supplier item') }
        'supplier-item create' = @{ flags = @(33, 34, 23, 24, 37, 38); runs = $true }
        'supplier-item delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'supplier-item list' = @{ flags = @(296, 234, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'supplier-item update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'task' = @{ nodes = @('create\tCreate a task') }
        'task create' = @{ flags = @(33, 34, 23, 24, 37, 38); runs = $true }
        'time-entry' = @{ nodes = @('create\tCreate a time entry', 'delete\tDelete a time entry', 'list\tList time entries', 'update\tUpdate a time entry') }
        'time-entry create' = @{ flags = @(33, 34, 23, 24, 37, 38); runs = $true }
        'time-entry delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'time-entry list' = @{ flags = @(89, 307, 151, 308, 309, 152, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'time-entry update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'transaction' = @{ nodes = @('list\tList booked transaction lines') }
        'transaction list' = @{ flags = @(89, 151, 115, 125, 127, 152, 128, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'unit' = @{ nodes = @('list\tList units') }
        'unit list' = @{ flags = @(310, 102, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'vat-code' = @{ nodes = @('create\tCreate a VAT code', 'delete\tDelete VAT codes', 'list\tList VAT codes', 'update\tUpdate a VAT code') }
        'vat-code create' = @{ flags = @(311, 312, 33, 34, 23, 24, 37, 38); runs = $true }
        'vat-code delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'vat-code list' = @{ flags = @(102, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'vat-code update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'warehouse' = @{ nodes = @('create\tCreate a warehouse', 'delete\tDelete warehouses', 'list\tList warehouses', 'update\tUpdate a warehouse') }
        'warehouse create' = @{ flags = @(313, 314, 33, 34, 23, 24, 37, 38); runs = $true }
        'warehouse delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'warehouse list' = @{ flags = @(102, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'warehouse update' = @{ flags = @(33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
        'warehouse-transfer' = @{ nodes = @('process\tProcess a warehouse transfer') }
        'warehouse-transfer process' = @{ flags = @(315, 23, 24, 37); args = @('='); runs = $true }
        'webhook' = @{ nodes = @('create\tCreate a webhook subscription', 'delete\tDelete a webhook subscription', 'list\tList webhook subscriptions', 'update\tUpdate a webhook subscription') }
        'webhook create' = @{ flags = @(316, 317, 318, 33, 34, 23, 24, 37, 38); runs = $true }
        'webhook delete' = @{ flags = @(23, 24, 39); args = @('=', '...'); runs = $true }
        'webhook list' = @{ flags = @(319, 54, 55, 56, 20, 57, 50, 51, 58, 59, 60); runs = $true }
        'webhook update' = @{ flags = @(316, 317, 318, 33, 34, 23, 24, 37, 38); args = @('=', '...'); runs = $true }
    }
    $globals = @(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17)
    $topics = @('commands\tWhat each command does', 'environment\tEnvironment variables', 'exit-codes\tExit codes and errors', 'flags\tGlobal flags', 'output\tOutput formats, fields and filters')

    function Find-Flag($name) {
        foreach ($at in @($level.flags) + $globals) {
            if ($null -ne $at -and ($flags[$at] -split "\`t")[0] -csplit ' ' -ccontains $name) { return $at }
        }
        return -1
    }
    function Get-Value($at) {
        if ($at -lt 0) { return '' }
        return ($flags[$at] -split "\`t")[1]
    }
    function New-Result($text, $summary, $type) {
        $tip = if ($summary) { $summary } else { $text }
        [System.Management.Automation.CompletionResult]::new($text, $text, $type, $tip)
    }
    # Returns what ledgercli prints for a kind. The words before the cursor name the profile.
    function Get-Asked($kind, $part, $before) {
        $part = $part.Trim([char]34, [char]39)
        try {
            foreach ($line in & 'ledgercli' '--complete' $kind "--word=$part" @words 2>$null) {
                $text, $tip = $line -split "\`t"
                $shown = $text
                if ($text -match '[^\\w./:@%+-]') {
                    $quote = [string][char]39
                    $text = $quote + ($text -replace '([''\\u2018-\\u201b])', '$1$1') + $quote
                }
                if (-not $tip) { $tip = $shown }
                [System.Management.Automation.CompletionResult]::new("$before$text", $shown, 'ParameterValue', $tip)
            }
        }
        catch { return }
    }
    function Complete-Value($value, $part, $before) {
        if (-not $value) { return }
        if ($value[0] -eq ',') {
            $value = $value.Substring(1)
            $end = $part.LastIndexOf(',') + 1
            $before += $part.Substring(0, $end)
            $part = $part.Substring($end)
        }
        if ($value[0] -eq '!') { return Get-Asked $value.Substring(1) $part $before }
        if (':?'.IndexOf($value[0]) -lt 0) { return }
        $choices = $value.Substring(1) -split ' '
        if ($value[0] -eq '?') { $choices = @('yes', 'no') }
        foreach ($word in $choices) {
            if ($word.StartsWith($part)) { New-Result "$before$word" '' 'ParameterValue' }
        }
    }

    $words = @($ast.CommandElements | Where-Object { $_.Extent.EndOffset -lt $cursor -or ($_.Extent.EndOffset -eq $cursor -and -not $typed) } |
        Select-Object -Skip 1 | ForEach-Object { $_.Extent.Text })
    $level = $levels['']
    $way = ''
    $value = ''
    $given = @()
    $count = 0
    $help = $false
    foreach ($word in $words) {
        if ($value -and $value -ne '?') { $value = ''; continue }
        if ($value) {
            $value = ''
            if ($word -cmatch '^(yes|no|true|false|1|0)$') { continue }
        }
        if ($word -eq '--') { return }
        if ($word -match '^-(?![0-9.]).') {
            $name = if ($word.StartsWith('--')) { ($word -split '=', 2)[0] } else { $word.Substring(0, 2) }
            $at = Find-Flag $name
            $given += $at
            if ($word -ceq $name) { $value = Get-Value $at }
            continue
        }
        $next = "$way $word".Trim()
        if (-not $way -and $word -ceq 'help') { $help = $true }
        elseif ($count -eq 0 -and $levels.ContainsKey($next)) { $way = $next; $level = $levels[$way] }
        elseif ($level.runs) { $count++ }
        else { return }
    }

    if ($value -and $value -ne '?') { return Complete-Value $value $typed '' }
    $nodes = @($level.nodes)
    if ($help -and -not $way) { $nodes += $topics }
    if (-not $help -and $typed -match '^(--[^=]+)=(.*)$') {
        $before = $Matches[1]
        $part = $Matches[2]
        return Complete-Value (Get-Value (Find-Flag $before)) $part "$before="
    }
    if (-not $typed.StartsWith('-') -and $count -eq 0) {
        foreach ($node in $nodes) {
            $parts = $node -split "\`t"
            if ($node -and $parts[0].StartsWith($typed)) { New-Result $parts[0] $parts[1] 'Command' }
        }
    }
    if ($help) { return }
    $values = @($level.args | Where-Object { $_ })
    $place = $count
    if ($values.Count -gt 1 -and $values[-1] -eq '...' -and $place -gt $values.Count - 2) { $place = $values.Count - 2 }
    if (-not $typed.StartsWith('-') -and $place -lt $values.Count) { Complete-Value $values[$place] $typed '' }
    if ($typed.StartsWith('-') -or (-not $typed -and $level.runs -and -not $level.nodes -and $place -ge $values.Count)) {
        foreach ($at in @($level.flags) + $globals) {
            if ($null -eq $at) { continue }
            $parts = $flags[$at] -split "\`t"
            $names = $parts[0] -split ' '
            if ($names[0] -ne '+' -and $given -contains $at) { continue }
            foreach ($name in $names) {
                if ($name -ne '+' -and $name.StartsWith($typed)) { New-Result $name $parts[2] 'ParameterName' }
            }
        }
    }
}
`,
};
