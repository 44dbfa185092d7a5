import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { tiposDoCalendario } from '@rh/domain/calendario/tipos'
import { hojeNaEmpresa } from '../../lib/time/hoje.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Fold } from '../../ui/motion/Fold.tsx'
import { Switcher } from '../../ui/page/Switcher.tsx'
import { FilterControl } from '../../ui/table/filter/FilterControl.tsx'
import { useId, useState } from 'react'
import type { Calendario } from './dias.ts'
import type { VistaAtual } from './use-vista.ts'
import { paginasDa, periodoDa, virar, vistas } from './vista.ts'

interface BarraProps {
  readonly atual: VistaAtual
  readonly calendario: Calendario | undefined
}

/** Which days and which kinds the calendar shows. */
export function Barra({ atual, calendario }: BarraProps) {
  const { vista, dia, mudar } = atual
  const [antes, depois] = paginasDa[vista]
  const vai = (paginas: 1 | -1): void => mudar({ dia: virar(vista, dia, paginas) })
  return (
    <Card sx={{ p: { xs: 2, md: 2.5 }, mb: { xs: 2, md: 3 }, '@media print': { p: 0, mb: 1, border: 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, flex: '1 1 240px', minWidth: 0 }}>
          <IconButton data-sem-impressao aria-label={antes} onClick={() => vai(-1)}>
            <Icon name="abre-esquerda" size={20} />
          </IconButton>
          <IconButton data-sem-impressao aria-label={depois} onClick={() => vai(1)}>
            <Icon name="abre-direita" size={20} />
          </IconButton>
          <Typography
            variant="h6"
            component="h2"
            aria-live="polite"
            sx={{ ml: 0.5, '&::first-letter': { textTransform: 'uppercase' } }}
          >
            {periodoDa(vista, dia)}
          </Typography>
        </Box>
        <Button
          data-sem-impressao
          variant="outlined"
          color="inherit"
          onClick={() => mudar({ dia: hojeNaEmpresa() })}
        >
          Hoje
        </Button>
        <Switcher
          label="Ver por"
          value={vista}
          options={vistas}
          onChange={(nova) => mudar({ vista: nova })}
        />
      </Box>
      <Filtros atual={atual} calendario={calendario} />
    </Card>
  )
}

/** Contract and kinds; folded away until they are wanted. */
function Filtros({ atual: { contratoId, tipos, mudar }, calendario }: BarraProps) {
  const id = useId()
  const [aberto, setAberto] = useState(false)
  const quantos = (contratoId === '' ? 0 : 1) + (tipos === '' ? 0 : 1)
  return (
    <Box sx={{ mt: 1 }} data-sem-impressao>
      <Button
        size="small"
        color="inherit"
        aria-expanded={aberto}
        aria-controls={id}
        endIcon={<Icon name="abre-baixo" size={16} />}
        onClick={() => setAberto(!aberto)}
      >
        {quantos === 0 ? 'Filtros' : `Filtros: ${quantos} ${quantos === 1 ? 'escolhido' : 'escolhidos'}`}
      </Button>
      <Fold id={id} open={aberto}>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            pt: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' },
          }}
        >
          <FilterControl
            field={{
              kind: 'lookup',
              filtro: 'contratoId',
              label: 'Contrato',
              options: calendario?.contratos ?? [],
            }}
            filtros={{ contratoId }}
            onChange={mudar}
          />
          <FilterControl
            field={{
              kind: 'several',
              filtro: 'tipos',
              label: 'Mostrar só',
              options: (calendario?.tipos ?? []).map((tipo) => ({
                value: tipo,
                label: tiposDoCalendario[tipo].label,
              })),
            }}
            filtros={{ tipos }}
            onChange={mudar}
          />
        </Box>
      </Fold>
    </Box>
  )
}
