import Box from '@mui/material/Box'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { ErrorLine } from '../../../ui/feedback/ErrorLine.tsx'
import { Section, SectionLink } from '../../../ui/page/Section.tsx'
import { ultimosQuery } from './chamadas.ts'
import { Linha } from './Linha.tsx'

const titulo = (pedem: number): string => {
  if (pedem === 0) return 'Comunicados'
  return pedem === 1 ? '1 comunicado espera a sua ciência' : `${pedem} comunicados esperam a sua ciência`
}

/** The last notices on a start page, what asks something first; nothing where there is none. */
export function UltimosComunicados() {
  const setor = useSetor()
  const { data, isError, refetch } = useQuery(ultimosQuery)
  if (isError && !data) return <ErrorLine onRetry={refetch}>Não foi possível ver os comunicados.</ErrorLine>
  if (!data || data.results.length === 0) return null
  const todos = hrefOf(setor, 'comunicados.inicio')
  return (
    <Section
      title={titulo(data.pedemCiencia)}
      flush
      dense
      actions={
        <SectionLink to={todos} of="comunicados">
          Ver todos
        </SectionLink>
      }
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.results.map((um) => (
          <Linha key={um.id} comunicado={um} href={`${todos}?id=${um.id}`} curta />
        ))}
      </Box>
    </Section>
  )
}
