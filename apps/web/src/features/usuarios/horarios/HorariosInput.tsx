import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { diasSemana, type DiaSemana, type Horario } from '@rh/domain/acesso/janela'
import {
  copiarDia,
  duracaoCurta,
  JANELAS_POR_DIA,
  minutosDaSemana,
  modelosDeHorario,
  problemasDosHorarios,
} from '@rh/domain/usuarios/horarios'
import { useState } from 'react'
import { useField } from '../../../ui/form/use-field.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { colunasDoDia, HorarioDia } from './HorarioDia.tsx'
import type { JanelaDoDia } from './janela-do-dia.ts'

const EM_BRANCO = { Horario_entrada: '', Horario_saida: '' }

/** When a user may work with the system: a week of windows, drawn and typed. */
export function HorariosInput() {
  const { field } = useField({ source: 'horarios', label: 'Horários' })
  const horarios = (field.value ?? []) as readonly Horario[]
  const problemas = problemasDosHorarios(horarios)
  const janelasDe = (dia: DiaSemana): JanelaDoDia[] =>
    horarios.flatMap((horario, indice) =>
      horario.Dia_semana === dia
        ? [{ ...horario, indice, problema: problemas.find((p) => p.indice === indice) }]
        : [],
    )
  const mudar = field.onChange as (horarios: readonly Horario[]) => void
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Typography sx={{ flex: 1, minWidth: 150 }} aria-live="polite">
          <strong>{duracaoCurta(minutosDaSemana(horarios))}</strong> por semana
        </Typography>
        <Modelos onPick={mudar} />
      </Box>
      <Escala />
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {diasSemana.map((dia) => (
          <HorarioDia
            key={dia}
            dia={dia}
            janelas={janelasDe(dia)}
            cheio={janelasDe(dia).length >= JANELAS_POR_DIA}
            onAdd={() => mudar([...horarios, { Dia_semana: dia, ...EM_BRANCO }])}
            onChange={(indice, nova) => mudar(horarios.map((h, i) => (i === indice ? { ...h, ...nova } : h)))}
            onReplace={(indice, novas) =>
              mudar(horarios.flatMap((h, i) => (i === indice ? [...novas] : [h])))
            }
            onCopy={(para) => mudar(copiarDia(horarios, dia, para))}
            onClear={() => mudar(horarios.filter(({ Dia_semana }) => Dia_semana !== dia))}
          />
        ))}
      </Box>
      {/* The browser and the form point here when the week as a whole is refused. */}
      <input type="hidden" name="horarios" />
    </Box>
  )
}

/** The hours above the bars; on phones there is no room for them, and the fields say the same. */
const Escala = () => (
  <Box
    aria-hidden
    sx={{ display: { xs: 'none', sm: 'grid' }, gridTemplateColumns: colunasDoDia, columnGap: 2, mb: 0.5 }}
  >
    <span />
    <Box
      sx={{ display: 'flex', justifyContent: 'space-between', fontSize: '0.75rem', color: 'text.secondary' }}
    >
      {['0h', '6h', '12h', '18h', '24h'].map((hora) => (
        <span key={hora}>{hora}</span>
      ))}
    </Box>
    <span />
  </Box>
)

/** Schedules that come again and again, to start from. */
function Modelos({ onPick }: { readonly onPick: (horarios: readonly Horario[]) => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const pick = (horarios: readonly Horario[]): void => {
    setAnchor(null)
    onPick([...horarios])
  }
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        startIcon={<Icon name="relogio" size={18} />}
        endIcon={<Icon name="abre-baixo" size={16} />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Usar um modelo
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {Object.values(modelosDeHorario).map(({ label, detalhe, horarios }) => (
          <MenuItem key={label} onClick={() => pick(horarios)} sx={{ maxWidth: 380, whiteSpace: 'normal' }}>
            <span>
              <strong>{label}</strong>
              <Typography variant="caption" color="textSecondary" component="span" sx={{ display: 'block' }}>
                {detalhe}
              </Typography>
            </span>
          </MenuItem>
        ))}
        <MenuItem onClick={() => pick([])}>Limpar a semana</MenuItem>
      </Menu>
    </>
  )
}
