import type { Campo as Declarado, CampoDoTipo, CampoNomeado, Tipo } from '@rh/domain/campos/campo'
import { MAXIMO_DO_EMAIL, MAXIMO_DO_TITULO, uf } from '@rh/domain/br/campos'
import type { ReactNode } from 'react'
import { CheckboxInput, YesNoInput } from './inputs/ChoiceInput.tsx'
import { DateInput } from './inputs/DateInput.tsx'
import { LookupInput, type Lookup } from './inputs/LookupInput.tsx'
import { CepInput, CpfInput, DigitsInput, PhoneInput, PisInput } from './inputs/MaskedInput.tsx'
import { MunicipioInput } from './inputs/MunicipioInput.tsx'
import { IntegerInput, MoneyInput } from './inputs/NumberInput.tsx'
import { SegmentInput } from './inputs/SegmentInput.tsx'
import { SelectInput } from './inputs/SelectInput.tsx'
import { TextareaInput, TextInput } from './inputs/TextInput.tsx'
import { opcoesDoCampo, propsDe, type NoForm } from './props-de.ts'
import type { FieldProps } from './use-field.ts'

const ufs = uf.options.map((sigla) => ({ value: sigla, label: sigla }))
/** Endpoints of the tables that are searched while typing. */
const buscas: Readonly<Record<string, Lookup>> = { logradouros: 'GET /api/admissao/logradouros' }

interface InputProps extends FieldProps {
  readonly placeholder?: string
  readonly rows?: number
  /** Its choices stand side by side, for a few short ones: they are read at once, and one click chooses. */
  readonly aVista?: boolean
}
type Inputs = {
  readonly [T in Tipo]?: (props: InputProps, de: CampoDoTipo<T>, em: string | undefined) => ReactNode
}

/** Input component of each kind of field; lists and records have inputs of their own. */
const inputs: Inputs = {
  texto: ({ rows, ...props }, { max, longo }) =>
    longo ? (
      <TextareaInput {...props} rows={rows ?? 2} maxLength={max} />
    ) : (
      <TextInput {...props} maxLength={max} />
    ),
  digitos: (props, { max }) => <DigitsInput {...props} max={max} />,
  email: (props) => <TextInput {...props} type="email" inputMode="email" maxLength={MAXIMO_DO_EMAIL} />,
  // These are somebody else's: the browser must not offer those of the one who types.
  cpf: (props) => <CpfInput {...props} autoComplete="off" />,
  cep: (props) => <CepInput {...props} autoComplete="off" />,
  telefone: (props) => <PhoneInput {...props} autoComplete="off" />,
  pis: (props) => <PisInput {...props} />,
  tituloEleitor: (props) => <DigitsInput {...props} max={MAXIMO_DO_TITULO} />,
  data: (props) => <DateInput {...props} />,
  uf: (props) => <SelectInput placeholder="UF" {...props} options={ufs} />,
  municipio: (props, de, em) => (
    <MunicipioInput {...props} uf={em === undefined ? de.uf : `${em}.${de.uf}`} />
  ),
  pais: (props) => <LookupInput {...props} lookup="GET /api/admissao/pais" />,
  banco: (props) => <LookupInput placeholder="Código ou nome" {...props} lookup="GET /api/admissao/bancos" />,
  opcao: ({ aVista, ...props }, de) => {
    if (aVista) return <SegmentInput {...props} options={opcoesDoCampo(de)} />
    const busca = de.busca && typeof de.tabela === 'string' ? buscas[de.tabela] : undefined
    return busca ? (
      <LookupInput {...props} lookup={busca} />
    ) : (
      <SelectInput {...props} options={opcoesDoCampo(de)} />
    )
  },
  dinheiro: (props) => <MoneyInput {...props} />,
  inteiro: (props) => <IntegerInput {...props} />,
  // A question that has to be answered starts without an answer; a box starts unticked.
  simNao: (props, { mensagem }) =>
    mensagem === undefined ? <CheckboxInput {...props} /> : <YesNoInput {...props} />,
}

interface CampoProps extends NoForm {
  readonly de: CampoNomeado
  readonly placeholder?: string
  readonly rows?: number
  readonly aVista?: boolean
}

/** A declared field in a form: input, label, hint, length and codes are those of its declaration. */
export function Campo({ de, em, curto, cols, helper, ...props }: CampoProps) {
  const input = inputs[de.tipo] as ((props: InputProps, de: Declarado, em?: string) => ReactNode) | undefined
  if (!input) throw new Error(`"${de.label}" is chosen in an input of its own`)
  return input({ ...propsDe(de, { em, curto, cols, helper }), ...props }, de, em)
}
