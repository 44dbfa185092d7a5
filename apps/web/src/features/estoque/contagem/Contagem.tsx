import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import OutlinedInput from '@mui/material/OutlinedInput'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { tellFailure } from '../../../lib/api/tell-failure.ts'
import { toApiError, type ApiError } from '../../../lib/api/api-error.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { notify } from '../../../lib/notify.ts'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { FailureAlert } from '../../../ui/feedback/FailureAlert.tsx'
import { contagemQuery, MOSTRAM_ESTOQUE, type Contagem as Lida } from '../chamadas.ts'
import { comSinal } from '../Listas.tsx'
import { Situacao } from './Contagens.tsx'
import { oQueAjusta } from './textos.ts'
import { SearchBox } from '../../../ui/form/inputs/SearchBox.tsx'

type Linha = Lida['linhas'][number]
const MUDAM = [...MOSTRAM_ESTOQUE, 'GET /api/product/contagens'] as const

const semAcentos = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** One count: what is on the shelf is typed line by line, and each line is kept as it is typed. */
export function Contagem({ id, onVoltar }: { readonly id: number; readonly onVoltar: () => void }) {
  const { data, isError, error, refetch } = useQuery(contagemQuery(id))
  const [busca, setBusca] = useState('')
  if (isError && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={400} />
  const { contagem, linhas } = data
  const aberta = contagem.fechadaEm === null
  const procurada = semAcentos(busca.trim())
  const achadas = linhas.filter(({ item, codigo }) => semAcentos(`${item} ${codigo}`).includes(procurada))
  const porItem = [...Map.groupBy(achadas, ({ itemId }) => itemId)]
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Cabeca contagem={contagem} total={linhas.length} onVoltar={onVoltar} />
      <SearchBox
        label="Buscar peça da contagem"
        placeholder="Buscar peça"
        value={busca}
        onChange={setBusca}
      />
      {porItem.length === 0 && <Typography color="textSecondary">Nenhuma peça encontrada.</Typography>}
      {porItem.map(([itemId, dele]) => (
        <Card key={itemId} component="section" aria-label={dele[0]?.item} sx={{ p: 2 }}>
          <Typography variant="subtitle1" component="h3">
            {dele[0]?.item}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {dele.map((linha) => (
              <LinhaContada key={linha.tamanho} contagemId={id} linha={linha} aberta={aberta} />
            ))}
          </Box>
        </Card>
      ))}
    </Box>
  )
}

interface CabecaProps {
  readonly contagem: Lida['contagem']
  readonly total: number
  readonly onVoltar: () => void
}

function Cabeca({ contagem, total, onVoltar }: CabecaProps) {
  const { local, abertaEm, abertaPor, fechadaEm, fechadaPor, cancelada, contadas, diferencas } = contagem
  const [pergunta, setPergunta] = useState<Pergunta | null>(null)
  return (
    <Card sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h6" component="h2" sx={{ flex: 1, minWidth: 180 }}>
          {local}
        </Typography>
        <Situacao fechada={fechadaEm !== null} cancelada={cancelada} />
        <Button size="small" color="inherit" onClick={onVoltar}>
          Todas as contagens
        </Button>
      </Box>
      <Typography variant="body2" color="textSecondary">
        Aberta em {formatDateTime(abertaEm)} por {abertaPor}
        {fechadaEm !== null && `; encerrada em ${formatDateTime(fechadaEm)} por ${fechadaPor ?? ''}`}
      </Typography>
      <Typography component="output" variant="body2">
        {contadas} de {total} linhas contadas ·{' '}
        {diferencas === 1 ? '1 diferença' : `${diferencas} diferenças`}
      </Typography>
      {fechadaEm === null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" disabled={contadas === 0} onClick={() => setPergunta('fechar')}>
            Fechar contagem
          </Button>
          <Button color="inherit" onClick={() => setPergunta('cancelar')}>
            Desistir
          </Button>
        </Box>
      )}
      <Perguntas
        aberta={pergunta}
        contagem={contagem}
        faltam={total - contadas}
        onClose={() => setPergunta(null)}
      />
    </Card>
  )
}

type Pergunta = 'fechar' | 'cancelar'

interface PerguntasProps {
  readonly aberta: Pergunta | null
  readonly contagem: Lida['contagem']
  /** Lines that are not counted. */
  readonly faltam: number
  readonly onClose: () => void
}

/** The two ends of a count, each after a question. */
function Perguntas({ aberta, contagem: { id, versao, diferencas }, faltam, onClose }: PerguntasProps) {
  const fim = { invalidates: MUDAM, onSuccess: onClose }
  const fechar = useSubmit('POST /api/product/contagens/fechar', fim)
  const cancelar = useSubmit('POST /api/product/contagens/cancelar', fim)
  const falhou = (failure: unknown): void => {
    onClose()
    tellFailure(failure)
  }
  return (
    <>
      <ConfirmDialog
        open={aberta === 'fechar'}
        title="Fechar a contagem?"
        text={oQueAjusta(diferencas, faltam)}
        confirmLabel="Fechar contagem"
        busy={fechar.isPending}
        onConfirm={() =>
          fechar.mutate(
            { body: { id, versao } },
            {
              onSuccess: ({ ajustes }) =>
                notify.success(
                  ajustes === 1
                    ? 'Contagem fechada com 1 ajuste.'
                    : `Contagem fechada com ${ajustes} ajustes.`,
                ),
              onError: falhou,
            },
          )
        }
        onClose={onClose}
      />
      <ConfirmDialog
        open={aberta === 'cancelar'}
        title="Desistir da contagem?"
        text="Nenhum saldo muda. O que foi contado continua guardado nesta contagem."
        confirmLabel="Desistir"
        tone="error"
        busy={cancelar.isPending}
        onConfirm={() => cancelar.mutate({ body: { id, versao } }, { onError: falhou })}
        onClose={onClose}
      />
    </>
  )
}

interface LinhaContadaProps {
  readonly contagemId: number
  readonly linha: Linha
  readonly aberta: boolean
}

const QUANTIDADE = /^\d{1,6}$/

/** One size: a number with the keys of a phone, kept when the field is left or by Enter. */
function LinhaContada({ contagemId, linha, aberta }: LinhaContadaProps) {
  const { itemId, item, tamanho, contado, esperado, saldo } = linha
  const queries = useQueryClient()
  const [digitado, setDigitado] = useState<string | null>(null)
  const [falha, setFalha] = useState<ApiError | null>(null)
  const contar = useSubmit('PUT /api/product/contagens/:id', {
    invalidates: ['GET /api/product/contagens/:id', 'GET /api/product/contagens'],
  })
  const valor = digitado ?? (contado === null ? '' : String(contado))
  const guardar = async (): Promise<void> => {
    if (digitado === null || contar.isPending) return
    if (!QUANTIDADE.test(digitado)) return setDigitado(null)
    if (Number(digitado) === contado) return setDigitado(null)
    setFalha(null)
    try {
      await contar.mutateAsync({
        params: { id: contagemId },
        body: { itemId, tamanho, contado: Number(digitado), antes: contado },
      })
      setDigitado(null)
    } catch (error) {
      // What was typed stays; what somebody else said is shown beside it.
      setFalha(toApiError(error))
      await queries.invalidateQueries({ queryKey: ['GET /api/product/contagens/:id'] })
    }
  }
  const diferenca = contado === null || esperado === null ? null : contado - esperado
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle2" component="p">
            {tamanho}
          </Typography>
          <Typography variant="caption" color="textSecondary" component="p">
            {contado === null ? `O sistema diz ${saldo}` : `O sistema dizia ${esperado ?? 0}`}
          </Typography>
        </Box>
        {diferenca !== null && (
          <StatusChip
            label={diferenca === 0 ? 'Confere' : `Diferença ${comSinal(diferenca)}`}
            tone={diferenca === 0 ? 'success' : 'warning'}
          />
        )}
        {aberta ? (
          <OutlinedInput
            value={valor}
            onChange={({ target }) => setDigitado(target.value.replace(/\D/g, '').slice(0, 6))}
            onBlur={() => void guardar()}
            onKeyDown={(event) => {
              if (event.key === 'Enter') void guardar()
            }}
            placeholder="–"
            autoComplete="off"
            inputProps={{
              'aria-label': `Quantas há: ${item} ${tamanho}`,
              inputMode: 'numeric',
              enterKeyHint: 'next',
            }}
            sx={{ width: 96, '& input': { textAlign: 'center', fontVariantNumeric: 'tabular-nums' } }}
          />
        ) : (
          <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{contado ?? '–'}</Typography>
        )}
      </Box>
      {falha && (
        <Box sx={{ mt: 1 }}>
          <FailureAlert error={falha} />
        </Box>
      )}
    </Box>
  )
}
