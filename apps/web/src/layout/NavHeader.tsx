import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { rotasGerais } from '@rh/domain/setores/rotas'
import { setorOf, type SetorSlug } from '@rh/domain/setores/setores'
import { Suspense, use } from 'react'
import { Link } from 'react-router'
import { loadConfig } from '../lib/config.ts'
import { metrics } from '../theme/metrics.ts'
import { Marca } from './Marca.tsx'

interface NavHeaderProps {
  readonly setor: SetorSlug
  readonly isMini: boolean
}

/** Whose system this is, and the sector one works in. */
export function NavHeader({ setor, isMini }: NavHeaderProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexDirection: isMini ? 'column' : 'row',
        justifyContent: isMini ? 'center' : 'flex-start',
        gap: isMini ? 0.25 : 1.5,
        flexShrink: 0,
        height: metrics.header.desktop,
        px: isMini ? 0 : 2.5,
      }}
    >
      <Link to={rotasGerais.raiz} aria-label="Início" style={{ borderRadius: 12 }}>
        <Marca size={40} />
      </Link>
      {isMini ? (
        <Typography
          variant="caption"
          component="p"
          noWrap
          sx={{ maxWidth: '100%', px: 0.5, fontSize: '0.6875rem', fontWeight: 600, lineHeight: 1.2 }}
        >
          <Suspense>
            <NomeFantasia />
          </Suspense>
        </Typography>
      ) : (
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="subtitle2" component="p" noWrap sx={{ lineHeight: 1.3 }}>
            <Suspense>
              <NomeFantasia />
            </Suspense>
          </Typography>
          <Typography variant="caption" color="textSecondary" component="p" noWrap>
            {setorOf(setor).label}
          </Typography>
        </Box>
      )}
    </Box>
  )
}

const NomeFantasia = () => use(loadConfig()).nomeFantasia
