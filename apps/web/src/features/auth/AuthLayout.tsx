import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Suspense, use, type ReactNode } from 'react'
import { loadConfig } from '../../lib/config.ts'
import { CompanyLogo, LogoMark } from '../../ui/Logo.tsx'
import { EquipeArt } from './EquipeArt.tsx'

interface AuthLayoutProps {
  readonly title: string
  readonly subtitle?: ReactNode
  readonly children: ReactNode
}

/** Two columns: what the product is, and the form. Phones see the form only. */
export function AuthLayout({ title, subtitle, children }: AuthLayoutProps) {
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <Box
        component="aside"
        aria-label="Sobre o sistema"
        sx={{
          display: { xs: 'none', md: 'flex' },
          flexDirection: 'column',
          justifyContent: 'center',
          gap: 4,
          flex: '1 1 52%',
          p: 6,
        }}
      >
        <Box sx={{ maxWidth: 480, mx: 'auto', width: '100%' }}>
          <Typography variant="h2" component="p">
            Da admissão ao desligamento, tudo em um só lugar
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1.5 }}>
            As regras conferidas antes do erro, e cada setor vendo a sua vez.
          </Typography>
        </Box>
        <Box sx={{ maxWidth: 560, mx: 'auto', width: '100%' }}>
          <EquipeArt />
        </Box>
      </Box>
      <Box
        component="main"
        sx={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: { xs: 'flex-start', sm: 'center' },
          flex: '1 1 48%',
          bgcolor: 'background.paper',
          borderLeft: { md: 1 },
          borderColor: { md: 'divider' },
          px: { xs: 3, sm: 6 },
          py: { xs: 5, sm: 6 },
        }}
      >
        <Box sx={{ width: '100%', maxWidth: 400, mx: 'auto' }}>
          <Suspense fallback={<LogoMark size={48} />}>
            <Logotipo />
          </Suspense>
          <Typography variant="h3" component="h1" sx={{ mt: 3 }}>
            {title}
          </Typography>
          {subtitle && (
            <Typography color="textSecondary" variant="body2" component="div" sx={{ mt: 0.75 }}>
              {subtitle}
            </Typography>
          )}
          <Box sx={{ mt: 4 }}>{children}</Box>
        </Box>
      </Box>
    </Box>
  )
}

function Logotipo() {
  const { logo, nomeFantasia } = use(loadConfig())
  return <CompanyLogo src={logo} nome={nomeFantasia} size={48} />
}
