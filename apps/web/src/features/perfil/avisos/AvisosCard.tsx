import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Switch from '@mui/material/Switch'
import { assuntos, canais, type AjustesDeAvisos, type Assunto, type Canal } from '@rh/domain/avisos/ajustes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { tellFailure } from '../../../lib/api/tell-failure.ts'
import { query } from '../../../lib/api/query.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { Aparelhos } from './Aparelhos.tsx'
import { SilencioForm } from './SilencioForm.tsx'

const ajustesQuery = query('GET /api/notificacoes/ajustes')

const textosDoAssunto: Readonly<Record<Assunto, { readonly label: string; readonly ajuda: string }>> = {
  vez: { label: 'Espera por mim', ajuda: 'Um processo chegou à minha vez.' },
  citacao: { label: 'Alguém fala comigo', ajuda: 'Cita você num comentário ou lhe envia uma mensagem.' },
  andamento: { label: 'O que pedi anda', ajuda: 'Aprovado, devolvido, concluído ou comentado.' },
  sistema: { label: 'Avisos do sistema', ajuda: 'Prazos, lembretes e mudanças de acesso.' },
}
const titulosDoCanal: Readonly<Record<Canal, string>> = {
  tela: 'Na tela',
  email: 'E-mail',
  push: 'Aparelho',
}

const Grade = styled('table')(({ theme: { vars } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& thead th': {
    width: 72,
    padding: '0 0 6px',
    fontSize: '0.75rem',
    fontWeight: 600,
    textAlign: 'center',
    color: vars.palette.text.secondary,
  },
  '& thead th:first-of-type': { width: 'auto', textAlign: 'start' },
  '& tbody th': { padding: '8px 8px 8px 0', fontSize: '0.875rem', fontWeight: 600, textAlign: 'start' },
  '& tbody th small': {
    display: 'block',
    fontSize: '0.8125rem',
    fontWeight: 400,
    color: vars.palette.text.secondary,
  },
  '& tbody tr + tr': { borderTop: `1px solid ${vars.palette.divider}` },
  '& tbody td': { padding: 0, textAlign: 'center' },
}))

/** How the person is told of what: by kind and way, in which hours, on which browsers. Saved as it is switched. */
export function AvisosCard() {
  const { data, error, refetch } = useQuery(ajustesQuery)
  return (
    <Section
      title="Como você recebe avisos"
      subtitle="Tudo continua na lista de avisos; aqui se escolhe o que também chega por outro caminho."
    >
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton variant="rounded" height={260} />}
      {data && <Ajustes {...data} />}
    </Section>
  )
}

interface AjustesProps {
  readonly ajustes: AjustesDeAvisos
  readonly temEmail: boolean
  readonly chavePush: string
}

function Ajustes({ ajustes, temEmail, chavePush }: AjustesProps) {
  const queries = useQueryClient()
  const salvar = useSubmit('PUT /api/notificacoes/ajustes', {
    onSuccess: (salvos) =>
      void queries.setQueryData(ajustesQuery.queryKey, (antes) => antes && { ...antes, ...salvos }),
  })
  const vistos = salvar.isPending ? salvar.variables.body : ajustes
  const mudar = (mudados: Partial<AjustesDeAvisos>): Promise<unknown> =>
    salvar.mutateAsync({ body: { ...vistos, ...mudados } })
  const avisarErro = (failure: unknown): void => {
    tellFailure(failure)
    void queries.invalidateQueries({ queryKey: ajustesQuery.queryKey })
  }
  const mostrados = canais.filter((canal) => canal !== 'email' || temEmail)
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Grade>
        <thead>
          <tr>
            <th scope="col">Aviso</th>
            {mostrados.map((canal) => (
              <th key={canal} scope="col">
                {titulosDoCanal[canal]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {assuntos.map((assunto) => (
            <tr key={assunto}>
              <th scope="row">
                {textosDoAssunto[assunto].label}
                <small>{textosDoAssunto[assunto].ajuda}</small>
              </th>
              {mostrados.map((canal) => (
                <td key={canal}>
                  <Switch
                    checked={vistos[canal][assunto]}
                    disabled={salvar.isPending}
                    slotProps={{
                      input: { 'aria-label': `${textosDoAssunto[assunto].label}: ${titulosDoCanal[canal]}` },
                    }}
                    onChange={(_, ligado) =>
                      mudar({ [canal]: { ...vistos[canal], [assunto]: ligado } }).catch(avisarErro)
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grade>
      <Aparelhos chave={chavePush} />
      <SilencioForm
        horas={ajustes.horas}
        folgas={vistos.folgas}
        ocupado={salvar.isPending}
        onHoras={(horas) => mudar({ horas })}
        onFolgas={(folgas) => void mudar({ folgas }).catch(avisarErro)}
      />
    </Box>
  )
}
