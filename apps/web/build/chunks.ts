/** A module of a package, as `material('Button')`, or one of the app's own, by the end of its path. */
const any = (...paths: string[]): RegExp => new RegExp(paths.join('|'))
const material = (...names: string[]): string => `@mui/material/(?:esm/)?(?:${names.join('|')})/`
const own = (folder: string, ...names: string[]): string => `${folder}/(?:${names.join('|')})\\.tsx?$`

/**
 * What goes together, each with all that it needs and nobody before it has. Whole, a file compresses some 7% better
 * than as a dozen, and each request costs a phone more than the few bytes that a page could do without.
 */
export const groups = [
  { name: 'base', tags: ['$initial' as const] },
  {
    // The sign-in page's, which nearly every other page has too.
    name: 'campos',
    test: any(
      material('OutlinedInput', 'InputBase', 'InputAdornment', 'FormControl', 'FormHelperText'),
      material('TextareaAutosize', 'utils'),
      own('ui/form', 'FieldFrame'),
      own('ui/form/inputs', 'PasswordField'),
      own('ui/icon', 'Drawing', 'essential'),
      own('src/lib', 'config'),
      own('src/ui', 'Logo'),
    ),
  },
  {
    // The frame of the signed-in pages, and what most of them have.
    name: 'dentro',
    test: any(
      own('layout', 'Shell'),
      own('ui/page', 'Page', 'Section'),
      own('ui/data', 'StatusChip'),
      own('domain/src/processo', 'quem'),
      own('ui/feedback', 'ErrorState'),
      own('cadastros', 'codigos'),
      own('src/codigos', 'codigos'),
      own('domain/src/processo', 'tipos'),
      own('features/processo', 'chamadas', 'tela'),
      own('src/lib', 'focus'),
      own('src/lib/api', 'use-submit'),
      own('src/lib/session', 'session-queries'),
      material('Button', 'Card', 'Skeleton'),
    ),
  },
  {
    // What pages of processes have: those of people, registers and general areas do without.
    name: 'processo',
    test: any(
      own('ui/data', 'DefinitionList'),
      own(
        'features/processo',
        'ProcessoStatus',
        'Atalhos',
        'aguardando',
        'textos',
        'FormSkeleton',
        'rotulos',
      ),
    ),
  },
  { name: 'lista', test: any(own('ui/table', 'DataList', 'warm-list'), material('useMediaQuery')) },
  // Lists, forms and start pages say what a person's fields are called.
  { name: 'pessoas', test: any(own('src/campos', 'pessoa', 'vinculo')) },
  // What lies over the page, once it is called.
  {
    name: 'janelas',
    test: any(
      material('Dialog', 'DialogTitle', 'Drawer', 'Menu', 'MenuItem', 'Popover'),
      own('ui/feedback', 'ConfirmDialog'),
    ),
  },
  {
    // What one ticks and switches: forms that have one mostly have another.
    name: 'escolhas',
    test: any(
      material('Checkbox', 'FormControlLabel', 'FormGroup', 'Radio', 'RadioGroup', 'Switch'),
      material('ToggleButton', 'ToggleButtonGroup'),
    ),
  },
  { name: 'zod', test: any('node_modules/zod/', own('domain/src/br', 'campos')) },
  // Days, sums and their working, which every rule has.
  {
    name: 'contas',
    test: any(
      own('regras/calendario', 'datas', 'escala', 'dias-uteis', 'meses'),
      own('domain/src/regras', 'memoria', 'arredondamento'),
      own('domain/src/processo', 'prazo'),
      own('domain/src/br', 'dinheiro', 'data'),
    ),
  },
  // What a page says of itself in a box: start pages have no form, which has it too.
  { name: 'recados', test: any(material('Alert', 'AlertTitle')) },
  {
    name: 'procura',
    test: any(
      material('Autocomplete', 'Popper', 'TextField', 'InputLabel', 'FormLabel'),
      'node_modules/@popperjs/',
    ),
  },
  {
    name: 'formulario',
    test: any(
      own('ui/form', 'Form', 'FormGrid', 'FormDialog', 'SubmitButton'),
      own('ui/form/inputs', 'ComboInput', 'ArrayInput', 'ChoiceInput'),
      own('ui/form/unsaved', 'FreshValues'),
      own('ui/feedback', 'PendenciaList'),
      own('ui/motion', 'DisclosureButton'),
      own('features/processo', 'AlertaTicks'),
      own('ui/form/inputs', 'TextInput', 'SelectInput', 'DateInput', 'NumberInput', 'MaskedInput'),
      own('ui/form/inputs', 'option', 'filter-options', 'decimal'),
    ),
  },
  // What a link into a queue needs: start pages have no record.
  { name: 'fila', test: any(own('processo/fila', 'fila', 'fila-href')) },
  // The last notices, on every start page.
  {
    name: 'comunicado',
    test: any('domain/src/comunicados/comunicado', own('features/avisos/comunicados', 'Linha', 'chamadas')),
  },
  // Statuses of the six kinds, which start pages and lists name.
  { name: 'situacoes', test: any('domain/src/processos/(?:[a-z]+/)?situacoes') },
  {
    name: 'painel',
    test: any(
      own('ui/data', 'LinkList', 'use-last-count'),
      own('ui/icon', 'IconTile'),
      own('lib/time', '[a-z-]+'),
    ),
  },
  {
    name: 'cadastros',
    test: any(own('domain/src/cadastros', 'catalogo', 'cargo', 'documento', 'limites', 'piso')),
  },
  {
    // What a form, a record and a person's file know of a process.
    name: 'declaracoes',
    test: any(
      own('domain/src/processo', 'define', 'vez', 'contract', 'anexos', 'enderecos', 'devolucao'),
      own('ui/data', 'Timeline'),
      own('lib/nav', 'process-href'),
    ),
  },
  {
    name: 'arquivos',
    test: any(
      'src/ui/upload/(?:use-|describe|File|Send|Arquivo)',
      own('lib/api', 'send-file', 'download', 'use-fetching'),
      own('ui/data', 'DownloadButton'),
      material('LinearProgress', 'Collapse'),
    ),
  },
  {
    // Shortcuts, and what a list and the records of its queue know of each other.
    name: 'teclas',
    test: any(
      own('lib/teclas', 'teclas', 'preferencia', 'use-teclas'),
      own('ui/teclas', 'Tecla'),
      own('domain/src/processo', 'espera', 'marcadas'),
      own('features/processo/fila', 'contexto', 'fila', 'fila-href'),
    ),
  },
  {
    // The record of any kind, and its form of one sheet. By their roots, not by folder: what a record loads on demand
    // stays a file of its own.
    name: 'registro',
    test: any(
      own('features/processo/registro', 'use-mover'),
      own('features/processo/anexos', 'AnexosSecao'),
      own(
        'features/processo/form',
        'formulario',
        'andamento',
        'FieldSeeker',
        'ResumoEtapas',
        'use-enderecos',
      ),
      own('features/processo/form/folha', 'FolhaForm', 'folha'),
      own('features/processo', 'PendenciasDialog'),
    ),
  },
  // Groups take what they need and nobody before them has: these come last.
  // The alerts: their page, and the panel of the bell.
  {
    name: 'avisos',
    test: any(own('features/avisos', 'AvisosPage', 'EntradaItem', 'palavras', 'use-tratar')),
  },
  // What a browser does for the application while no page of it is open.
  { name: 'aparelho', test: any(own('lib/aparelho', 'ligar', 'push', 'trabalhador')) },
]
