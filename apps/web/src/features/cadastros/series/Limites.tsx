import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import {
  dizerLimite,
  limiteNovo,
  limiteOf,
  regrasDeLimite,
  unidadesDeLimite,
  type Limite,
} from '@rh/domain/cadastros/limites'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '../../../lib/notify.ts'
import { query } from '../../../lib/api/query.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { DateInput } from '../../../ui/form/inputs/DateInput.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { IntegerInput } from '../../../ui/form/inputs/NumberInput.tsx'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { Serie } from './Serie.tsx'
import { SeriePage } from './SeriePage.tsx'

const invalidates = ['GET /api/limite/listar', 'GET /api/limite/historico', 'GET /api/limites'] as const
const processos = [...new Set(regrasDeLimite.map((regra) => limiteOf(regra).processo))]

/** The company's own limits, by process. */
export const Tela = () => (
  <SeriePage slug="limites" historico={query('GET /api/limite/historico')}>
    <Limites />
  </SeriePage>
)

function Limites() {
  const [novo, setNovo] = useState<Limite | null>(null)
  const { data, isError, error, refetch } = useQuery(query('GET /api/limite/listar'))
  const anular = useSubmit('POST /api/limite/anular', {
    invalidates,
    onSuccess: () => notify.success('Limite anulado.'),
  })
  if (isError && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={520} sx={{ borderRadius: 4 }} />
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {processos.map((processo) => (
        <Section key={processo} title={processo}>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
              alignItems: 'start',
            }}
          >
            {regrasDeLimite
              .filter((regra) => limiteOf(regra).processo === processo)
              .map((regra) => (
                <Serie
                  key={regra}
                  titulo={limiteOf(regra).label}
                  explica={limiteOf(regra).explica}
                  padrao={dizerLimite(regra, limiteOf(regra).padrao)}
                  linhas={data.results
                    .filter((linha) => linha.regra === regra)
                    .map(({ valor, motivo, ...linha }) => ({
                      ...linha,
                      valor: dizerLimite(regra, valor),
                      nota: motivo,
                    }))}
                  onNova={() => setNovo(regra)}
                  onAnular={(id, motivo) => anular.mutateAsync({ body: { id, motivo } })}
                />
              ))}
          </Box>
        </Section>
      ))}
      {novo && <NovoLimite regra={novo} onClose={() => setNovo(null)} />}
    </Box>
  )
}

function NovoLimite({ regra, onClose }: { readonly regra: Limite; readonly onClose: () => void }) {
  const { processo, label, explica, unidade, min, max } = limiteOf(regra)
  const criar = useSubmit('POST /api/limite/criar', {
    invalidates,
    onSuccess: () => notify.success('Limite cadastrado.'),
  })
  return (
    <FormDialog
      title={`${processo}: ${label.toLowerCase()}`}
      text={explica}
      schema={limiteNovo}
      defaultValues={{ regra, desde: '', motivo: '' }}
      submitLabel="Cadastrar"
      onSubmit={(dados) => criar.mutateAsync({ body: dados })}
      onClose={onClose}
    >
      <IntegerInput
        source="valor"
        label="Valor"
        cols={6}
        max={3}
        end={unidadesDeLimite[unidade].label}
        helper={`De ${min} a ${max}`}
      />
      <DateInput source="desde" label="A partir de" cols={6} helper="De hoje em diante" />
      <TextInput source="motivo" label="Motivo" maxLength={300} helper="Fica no histórico" />
    </FormDialog>
  )
}
