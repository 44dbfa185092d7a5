import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { OccupancyBar } from '../../ui/data/OccupancyBar.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { Switcher } from '../../ui/page/Switcher.tsx'
import { EmQueData } from './EmQueData.tsx'
import { Pessoas } from './Pessoas.tsx'
import { PostoCard } from './PostoCard.tsx'
import type { Contrato } from './queries.ts'

const VISOES = { postos: 'Por posto', pessoas: 'Por pessoa' } as const
type Visao = keyof typeof VISOES

interface OcupacaoProps {
  readonly contrato: Contrato
  readonly stale: boolean
}

/** Planned, filled and vacant slots on a day, post by post, with who is in them. */
export function Ocupacao({ contrato, stale }: OcupacaoProps) {
  const [visao, setVisao] = useState<Visao>('postos')
  return (
    <Section title="Ocupação" subtitle={`Como fica em ${formatDate(contrato.data)}`}>
      <EmQueData contrato={contrato} />
      <Box aria-busy={stale} sx={{ opacity: stale ? 0.6 : 1, transition: 'opacity .15s' }}>
        <Resumo contrato={contrato} />
        <Switcher
          label="Mostrar por"
          value={visao}
          options={VISOES}
          onChange={setVisao}
          sx={{ mt: 2.5, mb: 2 }}
        />
        {visao === 'postos' ? <PorLocal contrato={contrato} /> : <Pessoas contrato={contrato} />}
      </Box>
    </Section>
  )
}

function Resumo({ contrato: { ocupacao } }: { readonly contrato: Contrato }) {
  const { planejado, ocupado, entrando, vago, excedente } = ocupacao
  const figuras = [
    { label: 'Planejadas', valor: planejado },
    { label: 'Ocupadas', valor: ocupado },
    { label: 'Entrando', valor: entrando },
    { label: 'Vagas', valor: vago, cor: vago > 0 ? 'warning.dark' : 'success.dark' },
    ...(excedente > 0 ? [{ label: 'A mais', valor: excedente, cor: 'error.dark' }] : []),
  ]
  return (
    <>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, m: 0, mb: 1.5 }}>
        {figuras.map(({ label, valor, cor = 'text.primary' }) => (
          <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {label}
            </Typography>
            <Typography
              component="dd"
              variant="h4"
              sx={{ m: 0, color: cor, fontVariantNumeric: 'tabular-nums' }}
            >
              {formatNumber(valor)}
            </Typography>
          </Box>
        ))}
      </Box>
      <OccupancyBar planned={planejado} filled={ocupado} incoming={entrando} />
    </>
  )
}

const PorLocal = ({ contrato }: { readonly contrato: Contrato }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
    {contrato.locais.map(({ id, nome, endereco, municipio, uf }) => (
      <Box key={id} component="section" aria-label={nome}>
        <Typography variant="subtitle1" component="h3">
          {nome}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {endereco} · {municipio}/{uf}
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
          {contrato.postos
            .filter(({ localId }) => localId === id)
            .map((posto) => (
              <PostoCard key={posto.id} posto={posto} contrato={contrato} />
            ))}
        </Box>
      </Box>
    ))}
  </Box>
)
