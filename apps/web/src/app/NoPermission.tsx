import Button from '@mui/material/Button'
import { useNavigate } from 'react-router'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { CadeadoArt } from '../ui/illustration/CadeadoArt.tsx'

/** The specification's screen for a page of other groups. */
export function NoPermission() {
  const navigate = useNavigate()
  return (
    <EmptyState
      component="h1"
      illustration={<CadeadoArt />}
      title="Você não tem permissão!"
      text="Você não tem permissão para acessar esta página"
      action={
        <Button variant="contained" size="large" onClick={() => void navigate(-1)}>
          Voltar
        </Button>
      }
    />
  )
}
