import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { horasDeSilencio, type AjustesDeAvisos } from '@rh/domain/avisos/ajustes'
import { notify } from '../../../lib/notify.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { FormGrid } from '../../../ui/form/FormGrid.tsx'
import { TimeInput } from '../../../ui/form/inputs/MaskedInput.tsx'
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx'

interface SilencioFormProps extends Pick<AjustesDeAvisos, 'horas' | 'folgas'> {
  readonly ocupado: boolean
  readonly onHoras: (horas: AjustesDeAvisos['horas']) => Promise<unknown>
  readonly onFolgas: (folgas: boolean) => void
}

/** When nothing is sent, in company time. */
export function SilencioForm({ horas, folgas, ocupado, onHoras, onFolgas }: SilencioFormProps) {
  return (
    <section aria-label="Horas de silêncio">
      <Typography variant="subtitle2" component="h3">
        Horas de silêncio
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        E-mail e aparelho esperam pelo fim do silêncio; nada se perde. Horário da empresa.
      </Typography>
      <Form
        key={horas ? `${horas.de} ${horas.ate}` : 'nenhuma'}
        schema={horasDeSilencio}
        defaultValues={{ de: horas?.de ?? '', ate: horas?.ate ?? '' }}
        guarded={false}
        onSubmit={async (novas) => {
          await onHoras(novas)
          notify.success('Horas de silêncio salvas.')
        }}
      >
        <FormGrid>
          <TimeInput source="de" label="Das" cols={3} />
          <TimeInput source="ate" label="Até" cols={3} />
          <Box
            sx={{
              gridColumn: { xs: '1 / -1', md: 'span 6' },
              display: 'flex',
              // Level with the fields, below their labels.
              alignItems: 'flex-start',
              pt: { md: 3 },
              gap: 1,
            }}
          >
            <SubmitButton sending="Salvando…">Salvar horas</SubmitButton>
            {horas && (
              <Button color="inherit" disabled={ocupado} onClick={() => void onHoras(null)}>
                Tirar
              </Button>
            )}
          </Box>
        </FormGrid>
      </Form>
      <FormControlLabel
        sx={{ mt: 1.5, ml: -1, mr: 0, gap: 0.5, '& .MuiFormControlLabel-label': { fontSize: '0.875rem' } }}
        control={<Switch checked={folgas} disabled={ocupado} onChange={(_, ligado) => onFolgas(ligado)} />}
        label="Também aos domingos e feriados nacionais, o dia inteiro"
      />
    </section>
  )
}
