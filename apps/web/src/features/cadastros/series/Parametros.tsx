import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import {
  dizerParametro,
  nomesDeParametro,
  parametroNovo,
  parametroOf,
  unidadesDeParametro,
  type Parametro,
} from '@rh/domain/cadastros/parametros'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '../../../lib/notify.ts'
import { query } from '../../../lib/api/query.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { DateInput } from '../../../ui/form/inputs/DateInput.tsx'
import { DecimalInput } from '../../../ui/form/inputs/DecimalInput.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Serie } from './Serie.tsx'
import { SeriePage } from './SeriePage.tsx'

const invalidates = ['GET /api/parametro/listar', 'GET /api/parametro/historico'] as const

/** Values of the law by date. */
export const Tela = () => (
  <SeriePage slug="parametros" historico={query('GET /api/parametro/historico')}>
    <Alert severity="info" icon={<Icon name="info" />} sx={{ mb: 2.5 }}>
      O sistema traz os valores publicados até a sua versão. Quando a lei mudar, cadastre o novo valor com a
      data e o ato: as conferências passam a usá-lo a partir dela.
    </Alert>
    <Parametros />
  </SeriePage>
)

function Parametros() {
  const [novo, setNovo] = useState<Parametro | null>(null)
  const { data, isError, error, refetch } = useQuery(query('GET /api/parametro/listar'))
  const anular = useSubmit('POST /api/parametro/anular', {
    invalidates,
    onSuccess: () => notify.success('Valor anulado.'),
  })
  if (isError && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={520} sx={{ borderRadius: 4 }} />
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        '& > section': { bgcolor: 'background.paper' },
      }}
    >
      {nomesDeParametro.map((nome) => (
        <Serie
          key={nome}
          titulo={parametroOf(nome).label}
          explica={parametroOf(nome).explica}
          linhas={data.results
            .filter((linha) => linha.nome === nome)
            .map(({ valor, fonte, ...linha }) => ({
              ...linha,
              valor: dizerParametro(nome, valor),
              nota: fonte,
            }))}
          onNova={() => setNovo(nome)}
          onAnular={(id, motivo) => anular.mutateAsync({ body: { id, motivo } })}
        />
      ))}
      {novo && <NovoParametro nome={novo} onClose={() => setNovo(null)} />}
    </Box>
  )
}

function NovoParametro({ nome, onClose }: { readonly nome: Parametro; readonly onClose: () => void }) {
  const { label, explica, unidade } = parametroOf(nome)
  const criar = useSubmit('POST /api/parametro/criar', {
    invalidates,
    onSuccess: () => notify.success('Valor cadastrado.'),
  })
  return (
    <FormDialog
      title={label}
      text={explica}
      schema={parametroNovo}
      defaultValues={{ nome, desde: '', fonte: '' }}
      submitLabel="Cadastrar"
      onSubmit={(dados) => criar.mutateAsync({ body: dados })}
      onClose={onClose}
    >
      <DecimalInput source="valor" label="Valor" cols={6} end={unidadesDeParametro[unidade]} />
      <DateInput source="desde" label="A partir de" cols={6} />
      <TextInput
        source="fonte"
        label="Ato que o fixou"
        placeholder="Decreto 12.797/2025"
        maxLength={200}
        helper="Lei, decreto ou portaria, com número e ano"
      />
    </FormDialog>
  )
}
