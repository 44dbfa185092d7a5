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
      own('ui/feedback', 'ErrorState'),
      own('cadastros', 'codigos'),
      own('src/lib', 'focus'),
      own('src/lib/api', 'use-submit'),
      own('src/lib/session', 'session-queries'),
      material('Button', 'Card', 'Skeleton'),
    ),
  },
  { name: 'lista', test: any(own('ui/table', 'DataList', 'warm-list')) },
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
      own('domain/src/br', 'dinheiro', 'data'),
    ),
  },
  {
    name: 'formulario',
    test: any(
      own('ui/form', 'Form', 'FormGrid', 'SubmitButton'),
      own('ui/form/inputs', 'TextInput', 'SelectInput', 'DateInput', 'NumberInput', 'MaskedInput'),
      own('ui/form/inputs', 'option', 'filter-options', 'decimal'),
    ),
  },
]
