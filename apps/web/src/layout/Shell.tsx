import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { QueryClientProvider } from '@tanstack/react-query'
import { setoresDe } from '@rh/domain/setores/rotas'
import { Suspense, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { call } from '../lib/api.ts'
import { createQueryClient } from '../lib/query.ts'
import { useGrupos } from '../lib/use-session.ts'
import { findSetor } from '../lib/use-setor.ts'
import { metrics } from '../theme/metrics.ts'
import { StepUpProvider } from '../ui/feedback/PasswordConfirm.tsx'
import { Header } from './Header.tsx'
import { Nav } from './Nav.tsx'

const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 2200,
  padding: '10px 16px',
  borderRadius: 8,
  fontWeight: 600,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}))

const confirmar = (senha: string): Promise<unknown> => call('POST /api/auth/confirmar', { body: { senha } })

/** Around every page of a signed-in person: menu, top bar, content. */
export function Shell() {
  const [queries] = useState(createQueryClient)
  const slug = findSetor(useLocation().pathname)
  const meus = setoresDe(useGrupos())
  // A sector of others has no menu here; its page says why.
  const setor = slug && meus.includes(slug) ? slug : null
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  return (
    <QueryClientProvider client={queries}>
      <StepUpProvider onConfirm={confirmar}>
        <SkipLink href="#conteudo">Ir para o conteúdo</SkipLink>
        <Box
          sx={{
            display: 'flex',
            minHeight: '100dvh',
            '--topo': { xs: `${metrics.header.mobile}px`, lg: `${metrics.header.desktop}px` },
          }}
        >
          {setor && (
            <Nav setor={setor} isDrawerOpen={isDrawerOpen} onDrawerClose={() => setDrawerOpen(false)} />
          )}
          <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
            <Header setor={setor} onMenu={() => setDrawerOpen(true)} />
            <Box
              component="main"
              id="conteudo"
              tabIndex={-1}
              sx={{
                flex: 1,
                width: '100%',
                maxWidth: 1440,
                mx: 'auto',
                px: { xs: 2, sm: 3, lg: 4 },
                pt: { xs: 1, lg: 1.5 },
                pb: 6,
                outline: 'none',
              }}
            >
              <Suspense>
                <Outlet />
              </Suspense>
            </Box>
          </Box>
        </Box>
      </StepUpProvider>
    </QueryClientProvider>
  )
}
