import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { rotasGerais } from '@rh/domain/setores/rotas'
import { Link } from 'react-router'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ErroArt } from '../../ui/illustration/ErroArt.tsx'

export const ServerError = () => (
  <Box component="main" sx={{ display: 'grid', placeItems: 'center', minHeight: '100dvh' }}>
    <EmptyState
      component="h1"
      illustration={<ErroArt />}
      title="Erro no sistema"
      text="Algo falhou do nosso lado. Tente de novo em alguns instantes; se continuar, entre em contato com o suporte."
      action={
        <Button component={Link} to={rotasGerais.raiz} variant="contained" size="large">
          Ir para o início
        </Button>
      }
    />
  </Box>
)
