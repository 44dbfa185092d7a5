import { data } from '@rh/domain/br/campos'
import { motivoDaVersao } from '@rh/domain/colaborador/correcao'
import type { Pendencia } from '@rh/domain/pendencia'
import { useState } from 'react'
import Box from '@mui/material/Box'
import { ApiError } from '../../lib/api/api-error.ts'
import { formatDate } from '../../lib/format.ts'
import { z } from '../../lib/zod-pt.ts'
import { DateInput } from '../../ui/form/inputs/DateInput.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { TextareaInput } from '../../ui/form/inputs/TextInput.tsx'
import { AlertaTicks } from '../processo/AlertaTicks.tsx'
import type { Ficha, Versao } from './queries.ts'
import { useSalvar } from './use-salvar.ts'

interface DialogProps {
  readonly ficha: Ficha
  readonly versao: Versao
  readonly onClose: () => void
}

const soMotivo = z.object({ motivo: motivoDaVersao })
const comData = z.object({ vigencia: data, motivo: motivoDaVersao })

/** A version that has not begun is simply cancelled. */
export function CancelarDialog({ ficha, versao, onClose }: DialogProps) {
  const cancelar = useSalvar('POST /api/colaborador/versoes/cancelar', { feito: 'Versão cancelada.' })
  return (
    <FormDialog
      title="Cancelar versão"
      text={`A versão de ${formatDate(versao.vigencia)} (${versao.motivo}) deixa de valer. O cancelamento fica no histórico.`}
      maxWidth="xs"
      schema={soMotivo}
      defaultValues={{ motivo: '' }}
      submitLabel="Cancelar versão"
      cancelLabel="Voltar"
      tone="error"
      onSubmit={({ motivo }) =>
        cancelar({ body: { id: ficha.id, versao: ficha.versao, versaoId: versao.id, motivo } })
      }
      onClose={onClose}
    >
      <TextareaInput source="motivo" label="Motivo" maxLength={255} />
    </FormDialog>
  )
}

/** A version that was in force is compensated by another one, which puts the former terms back. */
export function DesfazerDialog({ ficha, versao, onClose }: DialogProps) {
  const [alertas, setAlertas] = useState<readonly Pendencia[]>([])
  const [cientes, setCientes] = useState<ReadonlySet<string>>(new Set())
  const desfazer = useSalvar('POST /api/colaborador/versoes/desfazer', { feito: 'Versão desfeita.' })
  return (
    <FormDialog
      title="Desfazer versão"
      text={`Uma nova versão repõe os dados de antes de ${formatDate(versao.vigencia)}. O que valeu até lá continua no histórico.`}
      schema={comData}
      defaultValues={{ vigencia: ficha.hoje, motivo: '' }}
      submitLabel="Desfazer"
      tone="error"
      onSubmit={async (dados) => {
        try {
          const alvo = { id: ficha.id, versao: ficha.versao, versaoId: versao.id }
          await desfazer({ body: { ...alvo, ...dados, alertasAceitos: [...cientes] } })
        } catch (error) {
          if (error instanceof ApiError) setAlertas(error.pendencias)
          throw error
        }
      }}
      onClose={onClose}
    >
      <DateInput source="vigencia" label="Vale a partir de" cols={6} />
      <TextareaInput source="motivo" label="Motivo" maxLength={255} />
      {alertas.length > 0 && (
        <Box sx={{ gridColumn: '1 / -1', mt: 1 }}>
          <AlertaTicks pendencias={alertas} cientes={cientes} onChange={setCientes} />
        </Box>
      )}
    </FormDialog>
  )
}
