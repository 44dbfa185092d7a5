import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FimObtido } from '@rh/domain/contract/desmobilizacao'
import type { Pendencia } from '@rh/domain/pendencia'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { formatMoney } from '../../../lib/format.ts'
import { notify } from '../../../lib/notify.ts'
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { isCiente, isTudoCiente } from '../../processo/alertas.ts'
import { AlertaTicks } from '../../processo/AlertaTicks.tsx'
import { aConferir, conferir, impedimentoDe, type Conferencia } from './conferir.ts'
import { contar, paraConferir, paraEnviar, paraGuardar } from './decisoes.ts'
import type { DecisoesDaPagina } from './use-decisoes.ts'

interface RevisarProps extends DecisoesDaPagina {
  readonly fim: FimObtido
  readonly onClose: () => void
}

/** Everything checked as the batches will: costs, who would be refused and why, what is to be read; then the start. */
export function Revisar({ fim, onClose, ...daPagina }: RevisarProps) {
  const { decisoes, mudadas, lidas, onGuardar, onFalha } = daPagina
  const quais = aConferir(fim.results, decisoes)
  const { data, error, refetch } = useQuery({
    queryKey: ['fim: revisar', fim.contratoId, quais],
    queryFn: ({ signal }) => conferir(quais, fim.pedidos, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const [cientes, setCientes] = useState<ReadonlySet<string>>(new Set())
  const [tentou, setTentou] = useState(false)
  const iniciar = useSubmit('POST /api/desmobilizacao/iniciar', {
    invalidates: ['GET /api/desmobilizacao/obter/:id', 'GET /api/desmobilizacao/listar'],
  })
  const alertas = data ? juntar(data) : []
  const { pedidos } = contar(fim.results, decisoes)
  const comecar = async (): Promise<void> => {
    setTentou(true)
    if (!isTudoCiente(alertas, cientes)) return
    try {
      await iniciar.mutateAsync({
        body: {
          contratoId: fim.contratoId,
          decisoes: paraEnviar(fim.results, decisoes),
          tiradas: paraGuardar(fim.results, mudadas).tiradas,
          lidas: paraConferir(fim.results, lidas),
          // The batch accepts each kind for everybody.
          alertasAceitos: alertas.filter((um) => isCiente(cientes, um)).map(({ codigo }) => codigo),
        },
      })
      onGuardar()
      notify.success('Em andamento: o sino avisa no fim.')
      onClose()
    } catch (falha) {
      onFalha(falha)
    }
  }
  return (
    <ConfirmDialog
      open
      title={`Iniciar ${pedidos} ${pedidos === 1 ? 'pedido' : 'pedidos'}?`}
      text="Cada um é conferido de novo e aberto por si; quem for recusado fica na lista, com o motivo, e pode ser tentado de novo."
      confirmLabel="Iniciar"
      busy={!data || iniciar.isPending}
      onConfirm={() => void comecar()}
      onClose={onClose}
    >
      {error ? <ErrorState error={error} onRetry={refetch} /> : null}
      {!data && !error && <Skeleton variant="rounded" height={120} aria-label="Conferindo os pedidos" />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Resumo fim={fim} conferencia={data} />
          {alertas.length > 0 && <AlertaTicks pendencias={alertas} cientes={cientes} onChange={setCientes} />}
        </Box>
      )}
      {tentou && !isTudoCiente(alertas, cientes) && (
        <Typography variant="caption" color="error" role="alert">
          Marque que está ciente de cada aviso.
        </Typography>
      )}
    </ConfirmDialog>
  )
}

/** Alerts of all requests, each kind once, with how many people have it. */
function juntar({ remanejamento, demissao }: Conferencia): Pendencia[] {
  const todos = [...remanejamento, ...demissao].flatMap(({ colaboradorId, pendencias }) =>
    pendencias
      .filter(({ severidade }) => severidade === 'alerta')
      .map((pendencia) => ({ colaboradorId, pendencia })),
  )
  return [...Map.groupBy(todos, ({ pendencia }) => pendencia.codigo).values()].flatMap((iguais) => {
    const pessoas = new Set(iguais.map(({ colaboradorId }) => colaboradorId)).size
    const [primeiro] = iguais
    return primeiro
      ? [
          {
            ...primeiro.pendencia,
            mensagem: `${pessoas} ${pessoas === 1 ? 'pessoa' : 'pessoas'}: ${primeiro.pendencia.mensagem}`,
          },
        ]
      : []
  })
}

interface ResumoProps {
  readonly fim: FimObtido
  readonly conferencia: Conferencia
}

function Resumo({ fim, conferencia: { remanejamento, demissao } }: ResumoProps) {
  const nomes = new Map(fim.results.map(({ colaboradorId, nome }) => [colaboradorId, nome]))
  const recusadas = [...remanejamento, ...demissao].flatMap((conferido) => {
    const motivo = impedimentoDe(conferido)
    return motivo === null ? [] : [{ id: conferido.colaboradorId, motivo }]
  })
  const somar = (quais: Conferencia['demissao']): string | null =>
    quais.some(({ custoCentavos }) => custoCentavos !== null)
      ? formatMoney(quais.reduce((soma, { custoCentavos }) => soma + (custoCentavos ?? 0), 0))
      : null
  const [porMes, rescisoes] = [somar(remanejamento), somar(demissao)]
  return (
    <>
      <Typography variant="body2">
        {`${remanejamento.length} ${remanejamento.length === 1 ? 'remanejamento' : 'remanejamentos'}${porMes === null ? '' : ` (${porMes} por mês)`} e ${demissao.length} ${demissao.length === 1 ? 'aviso' : 'avisos'}${rescisoes === null ? '' : ` (${rescisoes} de rescisão, simulada)`}.`}
      </Typography>
      {recusadas.length > 0 && (
        <Box>
          <Typography variant="subtitle2" component="p" color="error">
            {`${recusadas.length} ${recusadas.length === 1 ? 'seria recusada' : 'seriam recusadas'}:`}
          </Typography>
          <Box
            component="ul"
            tabIndex={0}
            aria-label="Quem seria recusado"
            sx={{ m: 0, pl: 2.5, maxHeight: 160, overflowY: 'auto', typography: 'body2' }}
          >
            {recusadas.map(({ id, motivo }) => (
              <li key={`${id} ${motivo}`}>
                <b>{nomes.get(id)}</b>: {motivo}
              </li>
            ))}
          </Box>
        </Box>
      )}
    </>
  )
}
