import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import {
  basesEscritas,
  categoriaDe,
  guardaEscrita,
  nomesDeCategorias,
  quemVe,
  type NomeDeCategoria,
} from '@rh/domain/privacidade/categorias'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReplyOf } from '../../lib/api/api.ts'
import { query } from '../../lib/api/query.ts'
import { startSentence } from '../../lib/format.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { useGrupos } from '../../lib/session/use-session.ts'
import { DefinitionList } from '../../ui/data/DefinitionList.tsx'
import { DownloadButton } from '../../ui/data/DownloadButton.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Section } from '../../ui/page/Section.tsx'

const EncarregadoDialog = lazyPart(
  'EncarregadoDialog',
  async () => (await import('./EncarregadoDialog.tsx')).EncarregadoDialog,
)

/** The operations of processing (LGPD art. 37): from the same table that the record of each person is made of. */
export function Tratamentos() {
  const { data, error, refetch } = useQuery(query('GET /api/privacidade/encarregado'))
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, lg: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data && <DoEncarregado resposta={data} />}
      {nomesDeCategorias.map((nome) => (
        <Tratamento key={nome} nome={nome} />
      ))}
    </Box>
  )
}

function DoEncarregado({ resposta }: { readonly resposta: ReplyOf<'GET /api/privacidade/encarregado'> }) {
  const [aberto, setAberto] = useState(false)
  const muda = useGrupos().includes('Administrador')
  const { encarregado } = resposta
  return (
    <Section
      title="Encarregado dos dados"
      subtitle="A quem os titulares e a ANPD se dirigem (LGPD art. 41). Aparece no aviso ao candidato e em cada registro."
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <DownloadButton chamada="GET /api/privacidade/tratamentos" alvo={{}} variant="outlined">
            Registro em PDF
          </DownloadButton>
          {muda && (
            <Button variant="outlined" color="inherit" onClick={() => setAberto(true)}>
              {encarregado ? 'Alterar' : 'Informar'}
            </Button>
          )}
        </Box>
      }
    >
      {encarregado ? (
        <Typography>{`${encarregado.nome}, ${encarregado.email}`}</Typography>
      ) : (
        <Alert severity="warning" icon={<Icon name="alerta" />}>
          A empresa ainda não disse quem é o encarregado.
        </Alert>
      )}
      {aberto && <EncarregadoDialog resposta={resposta} onClose={() => setAberto(false)} />}
    </Section>
  )
}

function Tratamento({ nome }: { readonly nome: NomeDeCategoria }) {
  const { label, dados, titulares, finalidade, para, guarda } = categoriaDe(nome)
  return (
    <Section title={label} subtitle={startSentence(dados)}>
      <DefinitionList
        texts
        items={[
          { label: 'De quem', value: startSentence(titulares) },
          { label: 'Para quê', value: startSentence(finalidade) },
          { label: 'Base legal', value: startSentence(basesEscritas(nome)) },
          { label: 'Quem vê', value: quemVe(nome).join(', ') },
          { label: 'Para quem vai', value: startSentence(para ?? 'ninguém de fora') },
          { label: 'Até quando', value: `${guardaEscrita(nome)}: ${guarda.porque}` },
        ]}
      />
    </Section>
  )
}
