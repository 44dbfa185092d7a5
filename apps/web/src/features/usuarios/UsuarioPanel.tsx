import Alert from '@mui/material/Alert'
import Skeleton from '@mui/material/Skeleton'
import { situacoesUsuario } from '@rh/domain/listas/usuarios'
import { isEscopado } from '@rh/domain/setores/grupos'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { formatDateTime, formatRelative } from '../../lib/format.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { UnsavedScope } from '../../ui/form/unsaved/unsaved-scope.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { SidePanel } from '../../ui/page/SidePanel.tsx'
import { ContratosAba, DadosAba, GruposAba, HorariosAba } from './AbasDeAcesso.tsx'
import { Acoes } from './Acoes.tsx'
import { AlteracoesAba } from './AlteracoesAba.tsx'
import { temSegundoPasso, usuarioQuery, type Usuario } from './queries.ts'
import { SessoesAba } from './SessoesAba.tsx'

const abas: Readonly<
  Record<string, { readonly label: string; readonly draw: (usuario: Usuario) => ReactNode }>
> = {
  dados: { label: 'Dados', draw: (usuario) => <DadosAba usuario={usuario} /> },
  grupos: { label: 'Grupos', draw: (usuario) => <GruposAba usuario={usuario} /> },
  horarios: { label: 'Horários', draw: (usuario) => <HorariosAba usuario={usuario} /> },
  contratos: { label: 'Contratos', draw: (usuario) => <ContratosAba usuario={usuario} /> },
  sessoes: { label: 'Sessões', draw: (usuario) => <SessoesAba usuario={usuario} /> },
  alteracoes: { label: 'Alterações', draw: ({ id }) => <AlteracoesAba id={id} /> },
}
const PRIMEIRA = 'dados'

/** Search parameters of the panel: whose it is, and which of its tabs. */
const escopo = ['usuario', 'aba'] as const

interface UsuarioPanelProps {
  readonly id: number
  readonly aba: string | null
  readonly onAba: (aba: string) => void
  readonly onClose: () => void
}

/** One user over the list: who it is, what may be done, and everything about it in tabs. */
export function UsuarioPanel({ id, aba, onAba, onClose }: UsuarioPanelProps) {
  const { data, isError, error, refetch } = useQuery(usuarioQuery(id))
  const atual = aba !== null && aba in abas ? aba : PRIMEIRA
  const list = Object.entries(abas).map(([nome, { label }]) => ({ id: nome, label }))
  return (
    <UnsavedScope value={escopo}>
      <SidePanel
        open
        wide
        title={data?.nome ?? 'Usuário'}
        subtitle={data && quemE(data)}
        status={data && <Situacao usuario={data} />}
        intro={data ? <Acesso usuario={data} /> : <Skeleton variant="rounded" height={36} width={320} />}
        tabs={{ label: 'Partes do usuário', list, current: atual, onChange: onAba }}
        onClose={onClose}
      >
        {isError && <ErrorState error={error} onRetry={refetch} />}
        {!isError && !data && <Skeleton variant="rounded" height={320} />}
        {data && <Fragment key={atual}>{abas[atual]?.draw(data)}</Fragment>}
      </SidePanel>
    </UnsavedScope>
  )
}

const quemE = ({ usuario, email, ultimoAcesso }: Usuario): string =>
  `${usuario} · ${email} · ${ultimoAcesso ? `entrou ${formatRelative(ultimoAcesso)}` : 'nunca entrou'}`

interface DoUsuario {
  readonly usuario: Usuario
}

const Situacao = ({ usuario: { situacao, primeiroAcesso, segundoFator } }: DoUsuario) => (
  <>
    <StatusChip {...situacoesUsuario[situacao]} />
    {primeiroAcesso && <StatusChip label="Primeiro acesso pendente" tone="info" />}
    {temSegundoPasso(segundoFator) && <StatusChip label="Segundo passo" tone="success" />}
  </>
)

const Acesso = ({ usuario }: DoUsuario) => (
  <>
    <Acoes usuario={usuario} />
    <Avisos usuario={usuario} />
  </>
)

/** What keeps this account from working, or is about to change. */
function avisosDo({
  situacao,
  grupos,
  contratoIds,
  Horarios,
  codigo,
  desativacao,
  liberacoes,
  segundoFator,
}: Usuario): string[] {
  if (situacao === 'desativado') {
    if (!desativacao) return []
    const { em, por, motivo } = desativacao
    return [`Desativado em ${formatDateTime(em)}${por ? ` por ${por}` : ''}${motivo ? `: ${motivo}` : '.'}`]
  }
  const vigente = liberacoes.find((liberacao) => liberacao.vigente)
  return [
    situacao === 'pendente' &&
      'Ainda não está em nenhum grupo: escolha os grupos e os horários para liberar.',
    isEscopado(grupos) &&
      contratoIds.length === 0 &&
      'Sem contratos no escopo: as listas desta pessoa ficam vazias.',
    Horarios.length === 0 && situacao === 'ativo' && 'Sem nenhum horário: esta pessoa não consegue entrar.',
    segundoFator.exigido &&
      !temSegundoPasso(segundoFator) &&
      'A empresa exige o segundo passo desta pessoa, que o cadastra na próxima entrada.',
    codigo &&
      `Código gerado por ${codigo.criadoPor}, à espera de uso até ${formatDateTime(codigo.expiraEm)}.`,
    vigente && `Liberado fora do horário até ${formatDateTime(vigente.ate)}.`,
  ].filter((aviso): aviso is string => typeof aviso === 'string')
}

function Avisos({ usuario }: DoUsuario) {
  const avisos = avisosDo(usuario)
  if (avisos.length === 0) return null
  return (
    <Alert
      severity={usuario.situacao === 'ativo' ? 'info' : 'warning'}
      icon={<Icon name="info" />}
      sx={{ mt: 2 }}
    >
      {avisos.map((aviso) => (
        <div key={aviso}>{aviso}</div>
      ))}
    </Alert>
  )
}
