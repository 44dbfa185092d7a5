import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { situacoesUsuario } from '@rh/domain/listas/usuarios'
import { isEscopado } from '@rh/domain/setores/grupos'
import { useQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { formatDateTime, formatRelative } from '../../lib/format.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { UnsavedScope } from '../../ui/form/unsaved-scope.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { ContratosAba, DadosAba, GruposAba, HorariosAba } from './AbasDeAcesso.tsx'
import { Acoes } from './Acoes.tsx'
import { AlteracoesAba } from './AlteracoesAba.tsx'
import { usuarioQuery, type Usuario } from './queries.ts'
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
  const titleId = useId()
  const { data, isError, error, refetch } = useQuery(usuarioQuery(id))
  const atual = aba !== null && aba in abas ? aba : PRIMEIRA
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: { xs: '100vw', md: 'min(960px, 92vw)' } },
        },
      }}
    >
      <UnsavedScope value={escopo}>
        <Fechar onClose={onClose} />
        {data && <Cabecalho usuario={data} titleId={titleId} />}
        {isError && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!isError && !data && <Skeleton variant="rounded" height={140} sx={{ m: 3 }} />}
        {data && (
          <>
            <Tabs
              value={atual}
              onChange={(_, nova: string) => onAba(nova)}
              variant="scrollable"
              scrollButtons={false}
              aria-label="Partes do usuário"
              sx={{
                position: 'sticky',
                top: 0,
                zIndex: 2,
                flexShrink: 0,
                pl: { xs: 0.5, sm: 1.5 },
                // Room for the way out, which stays over the tabs once the head is scrolled away.
                pr: 7,
                bgcolor: 'background.paper',
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              {Object.entries(abas).map(([nome, { label }]) => (
                <Tab
                  key={nome}
                  value={nome}
                  label={label}
                  id={`aba-${nome}`}
                  aria-controls={`painel-${nome}`}
                  sx={{ textTransform: 'none', minWidth: 0, px: 1.5, fontWeight: 600 }}
                />
              ))}
            </Tabs>
            <Box
              role="tabpanel"
              id={`painel-${atual}`}
              aria-labelledby={`aba-${atual}`}
              sx={{ flex: '1 0 auto', display: 'flex', flexDirection: 'column', px: { xs: 2, sm: 3 }, pt: 3 }}
            >
              <Box key={`${id} ${atual}`}>{abas[atual]?.draw(data)}</Box>
            </Box>
          </>
        )}
      </UnsavedScope>
    </Drawer>
  )
}

const Fechar = ({ onClose }: Pick<UsuarioPanelProps, 'onClose'>) => (
  <Box sx={{ position: 'sticky', top: 4, zIndex: 3, height: 0, textAlign: 'end', px: 1 }}>
    <IconButton aria-label="Fechar" onClick={onClose}>
      <Icon name="fechar" />
    </IconButton>
  </Box>
)

interface CabecalhoProps {
  readonly usuario: Usuario
  readonly titleId: string
}

function Cabecalho({ usuario, titleId }: CabecalhoProps) {
  const { label, tone } = situacoesUsuario[usuario.situacao]
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, pt: 2.5, pb: 2 }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, pr: 6 }}
      >
        <Typography id={titleId} variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {usuario.nome}
        </Typography>
        <StatusChip label={label} tone={tone} />
        {usuario.primeiroAcesso && <StatusChip label="Primeiro acesso pendente" tone="info" />}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 1.5, overflowWrap: 'anywhere' }}>
        {usuario.usuario} · {usuario.email} ·{' '}
        {usuario.ultimoAcesso ? `entrou ${formatRelative(usuario.ultimoAcesso)}` : 'nunca entrou'}
      </Typography>
      <Acoes usuario={usuario} />
      <Avisos usuario={usuario} />
    </Box>
  )
}

/** What keeps this account from working, or is about to change. */
function avisosDo({
  situacao,
  grupos,
  contratoIds,
  Horarios,
  codigo,
  desativacao,
  liberacoes,
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
    codigo &&
      `Código gerado por ${codigo.criadoPor}, à espera de uso até ${formatDateTime(codigo.expiraEm)}.`,
    vigente && `Liberado fora do horário até ${formatDateTime(vigente.ate)}.`,
  ].filter((aviso): aviso is string => typeof aviso === 'string')
}

function Avisos({ usuario }: { readonly usuario: Usuario }) {
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
