import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { data, textoObrigatorio } from '@rh/domain/br/campos'
import { LIBERACAO_MAX_DIAS } from '@rh/domain/contract/usuarios'
import { useId, useState } from 'react'
import { companyInstant, companyClock } from '../../lib/time/company-time.ts'
import { notify } from '../../lib/notify.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { z } from '../../lib/zod-pt.ts'
import { useStepUp } from '../../ui/feedback/PasswordConfirm.tsx'
import { DateInput } from '../../ui/form/inputs/DateInput.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormGrid } from '../../ui/form/FormGrid.tsx'
import { SelectInput } from '../../ui/form/inputs/SelectInput.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { TextareaInput } from '../../ui/form/inputs/TextInput.tsx'
import { dependentes, useGuardar, type Usuario } from './queries.ts'
import { TypingDialog } from '../../ui/feedback/TypingDialog.tsx'

// The date carries the name that the server gives to the moment, so that its answer lands on it.
const schema = z.object({ ate: data, hora: z.string(), motivo: textoObrigatorio(300, 10) })

/** Every half hour of a day, and its last minute. */
const horas = [
  ...Array.from(
    { length: 48 },
    (_, i) => `${String(Math.floor(i / 2)).padStart(2, '0')}:${i % 2 ? '30' : '00'}`,
  ),
  '23:59',
].map((hora) => ({ value: hora, label: hora }))

const DUAS_HORAS_MS = 2 * 60 * 60_000

/** Two hours from now, up to the half hour that the choice knows. */
function sugestao(agora = Date.now()): { ate: string; hora: string } {
  const { data: ate, hora } = companyClock(new Date(agora + DUAS_HORAS_MS))
  return { ate, hora: `${hora.slice(0, 3)}${hora.slice(3) < '30' ? '00' : '30'}` }
}

interface LiberarDialogProps {
  readonly usuario: Usuario
  readonly open: boolean
  readonly onClose: () => void
}

/** Lets a person in outside the hours: until when, and why. */
export function LiberarDialog({ usuario, open, onClose }: LiberarDialogProps) {
  const titleId = useId()
  return (
    <TypingDialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Liberar fora do horário</DialogTitle>
      {open && <LiberarForm usuario={usuario} onClose={onClose} />}
    </TypingDialog>
  )
}

function LiberarForm({ usuario: { id, nome }, onClose }: Omit<LiberarDialogProps, 'open'>) {
  const guardar = useGuardar()
  const withPassword = useStepUp()
  const [inicial] = useState(() => ({ ...sugestao(), motivo: '' }))
  const liberar = useSubmit('POST /api/usuarios/liberar', {
    invalidates: dependentes,
    onSuccess: (usuario) => {
      guardar(usuario)
      notify.success('Acesso liberado.')
      onClose()
    },
  })
  return (
    <Form
      schema={schema}
      guarded={false}
      defaultValues={inicial}
      onSubmit={({ ate, hora, motivo }) =>
        withPassword(() => liberar.mutateAsync({ body: { id, ate: companyInstant(ate, hora), motivo } }))
      }
    >
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {nome} poderá entrar desde já, mesmo fora dos horários, por até {LIBERACAO_MAX_DIAS} dias. Fica
          registrado quem liberou e por quê.
        </Typography>
        <FormGrid>
          <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'span 7' } }}>
            <DateInput source="ate" label="Até o dia" />
          </Box>
          <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'span 5' } }}>
            <SelectInput source="hora" label="Hora" options={horas} />
          </Box>
          <TextareaInput
            source="motivo"
            label="Motivo"
            maxLength={300}
            placeholder="Ex.: fechamento da folha"
          />
        </FormGrid>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancelar
        </Button>
        <SubmitButton sending="Liberando…">Liberar</SubmitButton>
      </DialogActions>
    </Form>
  )
}
