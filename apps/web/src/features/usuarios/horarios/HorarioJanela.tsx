import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import type { Horario } from '@rh/domain/acesso/janela'
import { dividirNaMeiaNoite, type CampoHorario } from '@rh/domain/usuarios/horarios'
import { horaCurta } from '@rh/domain/usuarios/janela-curta'
import { useState } from 'react'
import { focusOnMount } from '../../../lib/focus.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { readHora, mascararHora, showHora } from './hora.ts'
import type { JanelaDoDia } from './janela-do-dia.ts'

interface HorarioJanelaProps {
  readonly janela: JanelaDoDia
  /** Which window of which day, for those who hear the page. */
  readonly nome: string
  readonly onChange: (nova: Partial<Horario>) => void
  readonly onReplace: (novas: readonly Horario[]) => void
}

/** A window as two times, what is wrong with it, and the way out of one that passes midnight. */
export function HorarioJanela({ janela, nome, onChange, onReplace }: HorarioJanelaProps) {
  const { problema, Dia_semana, Horario_entrada, Horario_saida } = janela
  const horario: Horario = { Dia_semana, Horario_entrada, Horario_saida }
  const passaDaMeiaNoite = problema?.codigo === 'saida_antes' && Horario_saida < Horario_entrada
  const hora = (campo: CampoHorario, label: string) => (
    <Hora
      campo={campo}
      label={`${label}: ${nome}`}
      value={janela[campo]}
      wrong={problema?.campo === campo}
      onChange={(valor) => onChange({ [campo]: valor })}
    />
  )
  return (
    <Box sx={{ width: problema ? '100%' : 'auto' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
        {hora('Horario_entrada', 'Entrada')}
        <Typography variant="body2" color="textSecondary" component="span">
          às
        </Typography>
        {hora('Horario_saida', 'Saída')}
        <IconButton size="small" aria-label={`Remover ${nome}`} onClick={() => onReplace([])}>
          <Icon name="fechar" size={16} />
        </IconButton>
      </Box>
      {problema && !passaDaMeiaNoite && (
        <Typography role="alert" variant="caption" color="error">
          {problema.mensagem}
        </Typography>
      )}
      {passaDaMeiaNoite && (
        <Alert severity="warning" icon={<Icon name="lua" />} sx={{ mt: 1 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
            <span>Passa da meia-noite? {emDuas(horario)}.</span>
            <Button
              color="inherit"
              size="small"
              variant="outlined"
              onClick={() => onReplace(dividirNaMeiaNoite(horario))}
            >
              Dividir em duas
            </Button>
          </Box>
        </Alert>
      )}
    </Box>
  )
}

const emDuas = (horario: Horario): string =>
  dividirNaMeiaNoite(horario)
    .map(
      ({ Dia_semana, Horario_entrada, Horario_saida }) =>
        `${Dia_semana} ${horaCurta(Horario_entrada)} às ${horaCurta(Horario_saida)}`,
    )
    .join(' e ')

interface HoraProps {
  readonly campo: CampoHorario
  readonly label: string
  readonly value: string
  readonly wrong: boolean
  readonly onChange: (value: string) => void
}

/** A time of 24 hours, whatever the browser's language: typed with or without the colon. */
function Hora({ campo, label, value, wrong, onChange }: HoraProps) {
  const [texto, setTexto] = useState(() => showHora(value))
  const [seen, setSeen] = useState(value)
  // A window just added is there to be typed.
  const [isNew] = useState(value === '' && campo === 'Horario_entrada')
  if (value !== seen) {
    setSeen(value)
    setTexto(showHora(value))
  }
  const type = (digitado: string): void => {
    const mascarado = mascararHora(digitado)
    setTexto(mascarado)
    const hora = mascarado.length === 5 ? readHora(mascarado, campo) : null
    if (hora === null || hora === value) return
    setSeen(hora)
    onChange(hora)
  }
  const leave = (): void => {
    const hora = readHora(texto, campo) ?? ''
    setTexto(showHora(hora))
    if (hora === value) return
    setSeen(hora)
    onChange(hora)
  }
  return (
    <OutlinedInput
      value={texto}
      error={wrong}
      placeholder="00:00"
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
      inputRef={isNew ? focusOnMount : null}
      sx={{ width: 76 }}
      inputProps={{
        'aria-label': label,
        'aria-invalid': wrong,
        inputMode: 'numeric',
        maxLength: 6,
        autoComplete: 'off',
        style: { textAlign: 'center', paddingInline: 4, fontVariantNumeric: 'tabular-nums' },
      }}
    />
  )
}
