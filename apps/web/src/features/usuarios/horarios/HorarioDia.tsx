import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { diasSemana, type DiaSemana, type Horario } from '@rh/domain/acesso/janela'
import { diasUteis, duracaoCurta, minutosDaSemana, minutosDe } from '@rh/domain/usuarios/horarios'
import { useState } from 'react'
import { DayBar, type DayPart } from '../../../ui/data/DayBar.tsx'
import { Tip } from '../../../ui/feedback/Tip.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { HorarioJanela } from './HorarioJanela.tsx'
import type { JanelaDoDia } from './janela-do-dia.ts'

/** Day, bar and windows, and what is done with the day as a whole. */
export const colunasDoDia = '128px minmax(0, 1fr) 36px'

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: colunasDoDia,
  columnGap: 16,
  rowGap: 8,
  alignItems: 'start',
  padding: '12px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
}))

const Body = styled('div')(({ theme }) => ({
  minWidth: 0,
  [theme.breakpoints.down('sm')]: { gridRow: 2, gridColumn: '1 / -1' },
}))

interface HorarioDiaProps {
  readonly dia: DiaSemana
  readonly janelas: readonly JanelaDoDia[]
  /** The day has as many windows as it may. */
  readonly cheio: boolean
  readonly onAdd: () => void
  readonly onChange: (indice: number, nova: Partial<Horario>) => void
  readonly onReplace: (indice: number, novas: readonly Horario[]) => void
  readonly onCopy: (para: readonly DiaSemana[]) => void
  readonly onClear: () => void
}

const MINUTOS_DO_DIA = 1_440

/** What of a window can be drawn already. */
const parteDe = ({ Horario_entrada, Horario_saida, problema }: JanelaDoDia): DayPart[] => {
  if (Horario_entrada === '' || Horario_saida === '' || Horario_saida <= Horario_entrada) return []
  const [inicio, fim] = [minutosDe(Horario_entrada), minutosDe(Horario_saida)]
  return [{ inicio: inicio / MINUTOS_DO_DIA, fim: fim / MINUTOS_DO_DIA, wrong: problema !== undefined }]
}

/** One day of the week: its windows as a bar and as fields. */
export function HorarioDia({ dia, janelas, cheio, onAdd, onChange, onReplace, ...copiar }: HorarioDiaProps) {
  const minutos = minutosDaSemana(janelas)
  return (
    <Row aria-label={dia}>
      <div>
        <Typography variant="subtitle2" component="h3">
          {dia}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {minutos > 0 ? duracaoCurta(minutos) : 'Sem acesso'}
        </Typography>
      </div>
      <Body>
        <Box sx={{ pt: 0.5, pb: 1 }}>
          <DayBar parts={janelas.flatMap(parteDe)} strong />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
          {janelas.map((janela, ordem) => (
            <HorarioJanela
              key={janela.indice}
              janela={janela}
              nome={`${dia}, janela ${ordem + 1}`}
              onChange={(nova) => onChange(janela.indice, nova)}
              onReplace={(novas) => onReplace(janela.indice, novas)}
            />
          ))}
          {!cheio && (
            <Button
              size="small"
              aria-label={`Adicionar janela em ${dia}`}
              startIcon={<Icon name="mais" size={16} />}
              onClick={onAdd}
              sx={{ minHeight: 40 }}
            >
              Janela
            </Button>
          )}
        </Box>
      </Body>
      <Copiar dia={dia} vazio={janelas.length === 0} {...copiar} />
    </Row>
  )
}

interface CopiarProps extends Pick<HorarioDiaProps, 'dia' | 'onCopy' | 'onClear'> {
  readonly vazio: boolean
}

function Copiar({ dia, vazio, onCopy, onClear }: CopiarProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const choose = (act: () => void): void => {
    setAnchor(null)
    act()
  }
  return (
    <>
      <Tip title="Copiar ou limpar o dia">
        <span>
          <IconButton
            aria-label={`Copiar ou limpar ${dia}`}
            aria-haspopup="menu"
            disabled={vazio}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <Icon name="copiar" size={18} />
          </IconButton>
        </span>
      </Tip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => choose(() => onCopy(diasUteis))}>Copiar para os dias úteis</MenuItem>
        <MenuItem onClick={() => choose(() => onCopy(diasSemana))}>Copiar para todos os dias</MenuItem>
        <MenuItem onClick={() => choose(onClear)}>Limpar este dia</MenuItem>
      </Menu>
    </>
  )
}
