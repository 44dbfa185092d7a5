import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { metodo } from '../../../lib/session/metodo.ts'
import { segurancaQuery } from '../../../lib/session/seguranca-query.ts'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { Fatores } from './Fatores.tsx'

/** The person's second factor: passkeys, an app of codes, and codes on paper for the day they are lost. */
export const SegurancaCard = ({ usuario }: { readonly usuario: string }) => (
  <Section title="Segurança" subtitle="Com um segundo passo, quem descobrir a sua senha ainda não entra.">
    {metodo() === 'jwt' ? (
      <ComSenhaDaqui usuario={usuario} />
    ) : (
      <Typography variant="body2">
        Você entra pelo provedor de acesso da empresa: é lá que se cadastra o segundo passo.
      </Typography>
    )}
  </Section>
)

function ComSenhaDaqui({ usuario }: { readonly usuario: string }) {
  const { data, isError, error, refetch } = useQuery(segurancaQuery)
  if (isError && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={72} />
  return <Fatores seguranca={data} usuario={usuario} />
}
