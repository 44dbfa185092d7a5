import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { retiradaDoDossie, temFaltas } from '@rh/domain/contratos/dossie'
import { useState } from 'react'
import { saveFile } from '../../../lib/api/download.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { CheckboxInput } from '../../../ui/form/inputs/ChoiceInput.tsx'
import { TextareaInput, TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { doDossie, mesPorExtenso, type Dossie } from './queries.ts'

/** Takes the pack, once somebody said for whom and why. */
export function Tirar({ dossie }: { readonly dossie: Dossie }) {
  const [aberto, setAberto] = useState(false)
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Icon name="baixar" size={18} />}
        disabled={dossie.pessoas === 0}
        onClick={() => setAberto(true)}
      >
        Tirar dossiê
      </Button>
      {aberto && <TirarDialog dossie={dossie} onClose={() => setAberto(false)} />}
    </>
  )
}

const EM_BRANCO = { para: '', motivo: '', certificados: false }

function TirarDialog({ dossie, onClose }: { readonly dossie: Dossie; readonly onClose: () => void }) {
  const { contrato, mes, itens, certificados } = dossie
  const registrar = useSubmit('POST /api/contratos/dossie/retirada', { invalidates: doDossie })
  const faltas = itens.filter((item) => temFaltas([item])).map(({ label }) => label)
  return (
    <FormDialog
      title="Tirar dossiê"
      text={`${contrato.cliente}, ${mesPorExtenso(mes)}. Fica registrado quem tirou, quando e para quem.`}
      notice={
        faltas.length > 0 && (
          <Alert severity="warning" icon={<Icon name="alerta" />} sx={{ mb: 2 }}>
            <strong>O índice vai dizer o que falta:</strong> {faltas.join('; ')}.
          </Alert>
        )
      }
      schema={retiradaDoDossie}
      defaultValues={EM_BRANCO}
      submitLabel="Registrar e baixar"
      sending="Preparando…"
      onSubmit={async (retirada) => {
        const { id } = await registrar.mutateAsync({ body: { ...retirada, contratoId: contrato.id, mes } })
        await saveFile('GET /api/contratos/dossie/retirada/:id', { params: { id } })
      }}
      onClose={onClose}
    >
      <TextInput source="para" label="Entregue a" placeholder="Nome e função no tomador" maxLength={120} />
      <TextareaInput source="motivo" label="Para quê" placeholder="Fiscalização do mês" maxLength={300} />
      {certificados > 0 && (
        <CheckboxInput
          source="certificados"
          label={`Incluir cópias dos certificados de treinamento (${certificados})`}
          helper="As cópias mostram o que o documento traz, como o CPF inteiro. Inclua só se o tomador pediu."
        />
      )}
    </FormDialog>
  )
}
