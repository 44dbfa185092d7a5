import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '../../lib/api/api.ts'
import { query } from '../../lib/api/query.ts'
import { AsyncComboInput } from '../../ui/form/inputs/ComboInput.tsx'
import { PhoneInput } from '../../ui/form/inputs/MaskedInput.tsx'
import type { Option } from '../../ui/form/inputs/option.ts'
import { TextInput } from '../../ui/form/inputs/TextInput.tsx'
import { useFieldValue, useSetFields } from '../../ui/form/use-field.ts'
import { sugerirUsuario } from './textos.ts'

type Colaboradores = ReplyOf<'GET /api/colaborador/listar'>

const procurar = (busca: string) =>
  query('GET /api/colaborador/listar', { query: { busca: busca.trim() || undefined, porPagina: '20' } })

const opcoes = ({ results }: Colaboradores): Option[] =>
  results.map(({ id, nome, matricula, cargo }) => ({
    value: id,
    label: nome,
    detail: `${matricula} · ${cargo}`,
  }))

const textoDe = (valor: unknown): string => (typeof valor === 'string' ? valor : '')

/** Name, login, e-mail, telephone and the employee behind them. */
export function DadosCampos({
  vinculo,
  novo = false,
}: {
  readonly vinculo?: Option | undefined
  readonly novo?: boolean
}) {
  const set = useSetFields()
  const queries = useQueryClient()
  const nome = textoDe(useFieldValue('nome'))
  const usuario = textoDe(useFieldValue('usuario'))
  const sugestao = sugerirUsuario(nome)
  /** Before a login was typed, the one that the name suggests. */
  const sugerir = (): void => {
    if (novo && usuario === '' && sugestao !== '') set({ usuario: sugestao })
  }
  const escolher = (option: Option | null): void => {
    if (!novo || option === null || nome !== '') return
    const vistos = queries.getQueriesData<Colaboradores>({ queryKey: ['GET /api/colaborador/listar'] })
    const achado = vistos.flatMap(([, reply]) => reply?.results ?? []).find(({ id }) => id === option.value)
    if (achado) set({ nome: achado.nome, usuario: sugerirUsuario(achado.nome) })
  }
  return (
    <>
      <AsyncComboInput
        source="vinculoId"
        label="Colaborador"
        opcional
        placeholder="Busque por nome, matrícula ou CPF"
        helper="Quem é, no quadro da empresa. Deixe vazio para quem não é colaborador."
        search={procurar}
        toOptions={opcoes}
        selected={vinculo}
        onPick={escolher}
      />
      <div onBlur={sugerir} style={{ gridColumn: '1 / -1' }}>
        <TextInput source="nome" label="Nome completo" maxLength={70} />
      </div>
      <TextInput
        source="usuario"
        label="Usuário"
        cols={6}
        maxLength={60}
        helper="Com que a pessoa entra. Letras sem acento, números, ponto, hífen ou _."
      />
      <TextInput
        source="email"
        label="E-mail"
        type="email"
        cols={6}
        maxLength={60}
        helper="Também serve para entrar."
      />
      <PhoneInput source="telefone" label="Telefone" cols={6} opcional />
    </>
  )
}
