import Box from '@mui/material/Box'
import { idadeDe, lerEspera } from '../../lib/aparelho/espera.ts'
import { EssentialIcon } from '../../ui/icon/Drawing.tsx'

/** What waited for the person when there was a network, with its age; nothing where nothing was kept. */
export function EsperaGuardada() {
  const espera = lerEspera()
  if (!espera) return null
  const { em, total, itens } = espera
  return (
    <Box
      component="section"
      aria-label="Esperando por você"
      sx={{ mb: 3, border: 1, borderColor: 'divider', borderRadius: 2, fontSize: '0.875rem' }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, p: 1.75 }}>
        <EssentialIcon name="relogio" />
        <div>
          <strong>{total === 0 ? 'Nada esperava por você' : `${total} esperando por você`}</strong>
          <Box sx={{ color: 'text.secondary' }}>{`Sem conexão: lista ${idadeDe(em)}.`}</Box>
        </div>
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {itens.map(({ nome, processo, quando }) => (
          <Box
            component="li"
            key={processo}
            sx={{ px: 1.75, py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
              {nome}
            </Box>
            <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
              {`${processo} · ${quando}`}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
