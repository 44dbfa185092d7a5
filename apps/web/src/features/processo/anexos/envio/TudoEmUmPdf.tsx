import Button from '@mui/material/Button'
import { saveFile } from '../../../../lib/api/download.ts'
import { useFetching } from '../../../../lib/api/use-fetching.ts'
import { useSubmit } from '../../../../lib/api/use-submit.ts'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { useAnexos, type Checklist } from '../anexos.ts'

interface TudoEmUmPdfProps {
  readonly id: number
  readonly checklist: Checklist
}

/** Takes all documents that the person may open in one PDF; who took them is recorded. */
export function TudoEmUmPdf({ id, checklist }: TudoEmUmPdfProps) {
  const { chamadas, alvo } = useAnexos(id)
  const retirar = useSubmit(chamadas.retirarAnexos)
  const { busy, run } = useFetching(async () => {
    const { id: retirada } = await retirar.mutateAsync({ body: alvo })
    await saveFile(chamadas.conjuntoDeAnexos, { params: { id: String(retirada) } })
  })
  const temArquivo = checklist.itens.some(({ arquivos }) =>
    arquivos.some(({ nome, estado }) => nome !== null && estado !== 'reprovado'),
  )
  if (!temArquivo) return null
  return (
    <Button
      size="small"
      loading={busy}
      loadingPosition="start"
      startIcon={<Icon name="baixar" size={18} />}
      onClick={run}
    >
      Tudo em um PDF
    </Button>
  )
}
