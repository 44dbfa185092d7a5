import Button from '@mui/material/Button'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useState } from 'react'
import { useGoOn } from '../../lib/nav/use-go-on.ts'
import { notify } from '../../lib/notify.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import type { EtapaProps } from './etapa-props.ts'
import { FailureAlert } from '../../ui/feedback/FailureAlert.tsx'

/** Gives up an import before anything was written. */
export function Desistir({ importacao: { id, versao, arquivoNome } }: Pick<EtapaProps, 'importacao'>) {
  const [open, setOpen] = useState(false)
  const goOn = useGoOn()
  const descartar = useSubmit('POST /api/importacao/descartar', {
    invalidates: ['GET /api/importacao/listar', 'GET /api/importacao/obter/:id'],
    onSuccess: () => {
      notify.info('Importação descartada. Nada foi gravado.')
      void goOn(hrefOf('admin', 'importacao.importar', {}))
    },
  })
  return (
    <>
      <Button color="inherit" size="small" onClick={() => setOpen(true)}>
        Desistir desta importação
      </Button>
      <ConfirmDialog
        open={open}
        title="Desistir da importação?"
        text={`${arquivoNome} sai da fila e nada é gravado. Para importar depois, envie o arquivo de novo.`}
        confirmLabel="Desistir"
        cancelLabel="Continuar importando"
        tone="error"
        busy={descartar.isPending}
        onConfirm={() => descartar.mutate({ body: { id, versao } })}
        onClose={() => setOpen(false)}
      >
        {descartar.error && <FailureAlert error={descartar.error} />}
      </ConfirmDialog>
    </>
  )
}
