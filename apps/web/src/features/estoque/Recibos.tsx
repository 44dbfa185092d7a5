import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { anulacaoDoRecibo } from '@rh/domain/contract/estoque-pessoas'
import { uploadDaFicha } from '@rh/domain/contract/ficha-listas'
import { movimenta } from '@rh/domain/estoque/quem'
import { listaRecibos, situacoesDoRecibo } from '@rh/domain/listas/estoque'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../lib/api/query.ts'
import { sendFile } from '../../lib/api/send-file.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { formatDateTime } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { useGrupos } from '../../lib/session/use-session.ts'
import { DownloadButton } from '../../ui/data/DownloadButton.tsx'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { TextInput } from '../../ui/form/inputs/TextInput.tsx'
import { AttachButton } from '../../ui/upload/AttachButton.tsx'
import { DataList, type ListQuery } from '../../ui/table/DataList.tsx'
import { renderDuas } from '../processo/lista/duas-linhas.tsx'
import type { Recibo } from './chamadas.ts'

type Filtros = ListQuery<keyof typeof listaRecibos.colunas, typeof listaRecibos.filtros>
const POR_ASSINAR = 'por_assinar'
/** The page opens on what waits to be signed; the call without a situation answers all. */
const listar = (filtros: Filtros) =>
  query('GET /api/product/recibos', { query: { situacao: POR_ASSINAR, ...filtros } })

const celulas = {
  criadoEm: ({ criadoEm, criadoPor }: Recibo) =>
    renderDuas(formatDateTime(criadoEm), criadoPor === null ? '' : `por ${criadoPor}`),
  colaborador: ({ colaborador, matricula }: Recibo) => renderDuas(colaborador, `Matrícula ${matricula}`),
  pecas: ({ pecas }: Recibo) => pecas.join(', '),
  situacao: (recibo: Recibo) => <Situacao recibo={recibo} />,
}

/** What was handed out and is to be signed for: printed, signed, and kept as it came back. */
export function Recibos() {
  return (
    <DataList
      lista={listaRecibos}
      label="Recibos"
      load={listar}
      rowKey={({ id }: Recibo) => id}
      cells={celulas}
      implied={{ situacao: POR_ASSINAR }}
      tabs={{
        filtro: 'situacao',
        options: Object.entries(situacoesDoRecibo).map(([value, { label }]) => ({
          value: value === POR_ASSINAR ? '' : value,
          label,
        })),
      }}
      searchPlaceholder="Buscar por nome"
      empty={{
        title: 'Nenhum recibo por aqui',
        text: 'Cada entrega do estoque ou da ficha faz um recibo: imprima, colha a assinatura e guarde a via assinada.',
      }}
    />
  )
}

function Situacao({ recibo }: { readonly recibo: Recibo }) {
  const guarda = movimenta(useGrupos())
  const alvo = { params: { id: String(recibo.id) } }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      <StatusChip {...situacoesDoRecibo[recibo.situacao]} />
      {recibo.situacao === 'assinado' ? (
        <>
          <DownloadButton
            size="small"
            chamada="GET /api/product/recibo/assinado/:id"
            alvo={alvo}
            aria-label={`Via assinada de ${recibo.colaborador}`}
          >
            Via assinada
          </DownloadButton>
          {guarda && <Anular recibo={recibo} />}
        </>
      ) : (
        <>
          <DownloadButton
            size="small"
            chamada="GET /api/product/recibo/:id"
            alvo={alvo}
            aria-label={`Imprimir o recibo de ${recibo.colaborador}`}
          >
            Imprimir
          </DownloadButton>
          {guarda && <Guardar recibo={recibo} />}
        </>
      )}
      {recibo.anulados.map((anulado) => (
        <Anulada key={anulado.id} {...anulado} />
      ))}
    </Box>
  )
}

/** A paper that was kept by mistake, and why. */
const Anulada = ({ id, em, por, motivo }: Recibo['anulados'][number]) => (
  <Box sx={{ flexBasis: '100%', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
    <Typography variant="caption" color="textSecondary">
      {`Via anulada em ${formatDateTime(em)} por ${por}: ${motivo}`}
    </Typography>
    <DownloadButton
      size="small"
      chamada="GET /api/product/recibo/anulado/:id"
      alvo={{ params: { id: String(id) } }}
      aria-label={`Via anulada em ${formatDateTime(em)}`}
    >
      Ver
    </DownloadButton>
  </Box>
)

/** Takes back what was kept by mistake, with the reason. */
function Anular({ recibo: { id, colaborador } }: { readonly recibo: Recibo }) {
  const [aberto, setAberto] = useState(false)
  const anular = useSubmit('POST /api/product/recibo/anular/:id', {
    invalidates: ['GET /api/product/recibos'],
  })
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={`Anular a via assinada de ${colaborador}`}
        onClick={() => setAberto(true)}
      >
        Anular
      </Button>
      {aberto && (
        <FormDialog
          title="Anular a via assinada"
          text="Para um papel guardado por engano. Ele fica no histórico com o motivo, e o recibo volta a esperar a assinatura."
          maxWidth="xs"
          schema={anulacaoDoRecibo}
          defaultValues={{ motivo: '' }}
          submitLabel="Anular via"
          tone="error"
          onSubmit={async (body) => {
            await anular.mutateAsync({ params: { id: String(id) }, body })
            notify.success('A via foi anulada. O recibo espera a assinatura.')
          }}
          onClose={() => setAberto(false)}
        >
          <TextInput source="motivo" label="Motivo" maxLength={255} cols={12} />
        </FormDialog>
      )}
    </>
  )
}

/** Sends the receipt as it came back. */
function Guardar({ recibo }: { readonly recibo: Recibo }) {
  const queries = useQueryClient()
  const enviar = async (arquivo: File): Promise<void> => {
    await sendFile('PUT /api/product/recibo/assinado/:id', { params: { id: String(recibo.id) }, arquivo })
    await queries.invalidateQueries({ queryKey: ['GET /api/product/recibos'] })
    notify.success('Recibo assinado guardado.')
  }
  return (
    <AttachButton
      label="Guardar assinado"
      about={`recibo de ${recibo.colaborador}`}
      upload={uploadDaFicha}
      onSend={enviar}
    />
  )
}
