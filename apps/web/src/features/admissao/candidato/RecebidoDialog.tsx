import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { call } from '../../../lib/api/api.ts'
import { toApiError } from '../../../lib/api/api-error.ts'
import { fetchImage } from '../../../lib/api/file-transfer.ts'
import { DownloadButton } from '../../../ui/data/DownloadButton.tsx'
import { isEmEtapas, type AntesDoRascunho } from '../../processo/form/formulario.ts'
import { rotulosDe } from '../rotulos.ts'
import type { Pedido } from './pedido.ts'

type Recebido = Pedido['recebido']
type Campo = Recebido['campos'][number]
type Arquivo = Recebido['arquivos'][number]

const ARQUIVO = 'GET /api/admissao/candidato/arquivo/:id'

interface RecebidoDialogProps extends AntesDoRascunho {
  readonly pedido: Pedido
  readonly onClose: () => void
}

/** What the person sent, beside what the draft has: accepted or refused, one by one or all at once. */
export function RecebidoDialog({ pedido, onClose, ...rascunho }: RecebidoDialogProps) {
  const titleId = useId()
  const { campos, arquivos, nomes } = pedido.recebido
  const { decidir, decidindo, aviso } = useDecisao(rascunho)
  const rotulos = rotulosDe(null, nomes)
  const vazio = campos.length + arquivos.length === 0
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Do candidato</DialogTitle>
      <DialogContent>
        {aviso && (
          <Alert severity="warning" sx={{ mb: 1 }}>
            {aviso}
          </Alert>
        )}
        {vazio && <Typography color="textSecondary">Tudo conferido.</Typography>}
        {campos.map((campo) => {
          const label = rotulos.campo(campo.etapa, campo.campo)
          return (
            <Linha
              key={campo.id}
              label={label}
              busy={decidindo}
              onDecisao={(decisao) => void decidir(decisao, [campo], [])}
            >
              <Valores
                atual={rotulos.valor(campo.etapa, campo.campo, campo.atual)}
                novo={rotulos.valor(campo.etapa, campo.campo, campo.doCandidato)}
              />
            </Linha>
          )
        })}
        {arquivos.map((arquivo) => (
          <Linha
            key={arquivo.id}
            label={arquivo.documento}
            busy={decidindo}
            semRecusa={arquivo.nome === null}
            onDecisao={(decisao) => void decidir(decisao, [], [arquivo])}
          >
            <VerRecebido arquivo={arquivo} />
          </Linha>
        ))}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Fechar
        </Button>
        {!vazio && (
          <Button
            variant="contained"
            loading={decidindo}
            onClick={() => void decidir('aceitar', campos, arquivos)}
          >
            Aceitar tudo
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

type Decisao = 'aceitar' | 'recusar'

const CONFLITO = 409
const NAO_SALVOU = 'O que está digitado no formulário não foi salvo. Confira o formulário antes de decidir.'

/** Decides on top of what is typed here: it is saved first, and kept on top of the new version. */
function useDecisao({ registro: { id }, salvar, conciliar }: AntesDoRascunho) {
  const queries = useQueryClient()
  const [decidindo, setDecidindo] = useState(false)
  const [aviso, setAviso] = useState<string | null>(null)
  const lerRascunho = async () => {
    const registro = await call('GET /api/admissao/obter/:id', { params: { id: String(id) } })
    if (!isEmEtapas(registro)) throw new Error('An admission has a form of steps')
    return registro
  }
  const decidir = async (
    decisao: Decisao,
    campos: readonly Campo[],
    arquivos: readonly Arquivo[],
  ): Promise<void> => {
    setDecidindo(true)
    setAviso(null)
    try {
      if (!(await salvar())) return setAviso(NAO_SALVOU)
      const { versao } = await lerRascunho()
      await call('POST /api/admissao/candidato/decidir', {
        body: {
          id,
          versao,
          decisao,
          campos: campos.map((campo) => ({ id: campo.id, versao: campo.versao })),
          arquivos: arquivos.map((arquivo) => arquivo.id),
        },
      })
      if (decisao === 'aceitar') conciliar(await lerRascunho())
    } catch (error) {
      const { mensagem, acao, status } = toApiError(error)
      setAviso([mensagem, acao].filter(Boolean).join(' '))
      // What a colleague accepted is in the draft: the form goes on from it, with what is typed on top.
      if (status === CONFLITO) await lerRascunho().then(conciliar, () => undefined)
    } finally {
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['GET /api/admissao/candidato/:id'] }),
        queries.invalidateQueries({ queryKey: ['GET /api/admissao/anexos/:id'] }),
      ])
      setDecidindo(false)
    }
  }
  return { decidir, decidindo, aviso }
}

interface LinhaProps {
  readonly label: string
  readonly busy: boolean
  /** Nobody refuses what they may not open. */
  readonly semRecusa?: boolean
  readonly onDecisao: (decisao: Decisao) => void
  readonly children: ReactNode
}

const Linha = ({ label, busy, semRecusa = false, onDecisao, children }: LinhaProps) => (
  <Box
    component="section"
    aria-label={label}
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1,
      py: 1.25,
      borderTop: '1px solid',
      borderColor: 'divider',
      '&:first-of-type': { borderTop: 0 },
    }}
  >
    <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
      <Typography variant="caption" color="textSecondary">
        {label}
      </Typography>
      {children}
    </Box>
    {!semRecusa && (
      <Button
        size="small"
        color="inherit"
        disabled={busy}
        aria-label={`Recusar: ${label}`}
        onClick={() => onDecisao('recusar')}
      >
        Recusar
      </Button>
    )}
    <Button
      size="small"
      variant="outlined"
      disabled={busy}
      aria-label={`Aceitar: ${label}`}
      onClick={() => onDecisao('aceitar')}
    >
      Aceitar
    </Button>
  </Box>
)

interface ValoresProps {
  readonly atual: string
  readonly novo: string
}

const Valores = ({ atual, novo }: ValoresProps) => (
  <Typography sx={{ overflowWrap: 'anywhere' }}>
    {atual !== '' && (
      <>
        <Typography component="del" color="textSecondary">
          {atual}
        </Typography>
        {' → '}
      </>
    )}
    <strong>{novo === '' ? '(apagou)' : novo}</strong>
  </Typography>
)

function VerRecebido({ arquivo }: { readonly arquivo: Arquivo }) {
  const { id, nome, tipo } = arquivo
  const isImagem = tipo !== 'application/pdf'
  const { data: src, isError } = useQuery({
    queryKey: [ARQUIVO, id],
    queryFn: () => fetchImage(ARQUIVO, { params: { id } }),
    enabled: isImagem && nome !== null,
    staleTime: Infinity,
  })
  if (nome === null)
    return <Typography variant="body2">Documento de saúde: só o Rh e o Sesmt abrem e conferem.</Typography>
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 0.5 }}>
      {src && (
        <Box
          component="img"
          src={src}
          alt={`${arquivo.documento}: ${nome}`}
          sx={{ maxWidth: 1, maxHeight: 320, borderRadius: 1, border: '1px solid', borderColor: 'divider' }}
        />
      )}
      {isError && !src && (
        <Typography variant="body2">Não foi possível mostrar a foto. Baixe o arquivo.</Typography>
      )}
      <DownloadButton size="small" chamada={ARQUIVO} alvo={{ params: { id } }} aria-label={`Baixar ${nome}`}>
        {nome}
      </DownloadButton>
    </Box>
  )
}
