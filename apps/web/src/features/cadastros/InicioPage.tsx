import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { catalogo, slugsDeCadastro, type SlugDeCadastro } from '@rh/domain/cadastros/catalogo'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '../../lib/format.ts'
import { query } from '../../lib/api/query.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { IconTile } from '../../ui/icon/IconTile.tsx'
import { Page } from '../../ui/page/Page.tsx'

const grupos = [...new Set(slugsDeCadastro.map((slug) => catalogo[slug].grupo))]

/** Every register by group, with how many records it has. */
export function Component() {
  // Without an answer the cards still lead where they lead; they just do not say how many.
  const { data, isPending } = useQuery(query('GET /api/cadastros/contagens'))
  return (
    <Page subtitle="O que os formulários e as conferências do sistema usam. Nada se apaga: desativa-se ou vale até uma data.">
      <Box sx={{ display: 'grid', gap: { xs: 3, md: 4 } }}>
        {grupos.map((grupo) => (
          <Grupo key={grupo} titulo={grupo} contagens={data?.contagens} carregando={isPending} />
        ))}
      </Box>
    </Page>
  )
}

interface GrupoProps {
  readonly titulo: string
  readonly contagens: Readonly<Record<SlugDeCadastro, number | null>> | undefined
  readonly carregando: boolean
}

function Grupo({ titulo, contagens, carregando }: GrupoProps) {
  const id = useId()
  const slugs = slugsDeCadastro.filter((slug) => catalogo[slug].grupo === titulo)
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="h2" color="textSecondary" sx={{ mb: 1.5 }}>
        {titulo}
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: '1fr',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          },
          gap: 2,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {slugs.map((slug) => (
          <CadastroCard key={slug} slug={slug} total={contagens?.[slug]} carregando={carregando} />
        ))}
      </Box>
    </Box>
  )
}

interface CadastroCardProps {
  readonly slug: SlugDeCadastro
  readonly total: number | null | undefined
  readonly carregando: boolean
}

function CadastroCard({ slug, total, carregando }: CadastroCardProps) {
  const setor = useSetor()
  const { label, descricao, icon } = catalogo[slug]
  return (
    <Card component="li">
      <CardActionArea
        component={Link}
        to={hrefOf(setor, 'cadastros.registro', { registro: slug })}
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          justifyContent: 'flex-start',
          gap: 2,
          p: 2.5,
          height: '100%',
        }}
      >
        <IconTile name={icon} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1 }}>
            <Typography variant="subtitle1" component="span">
              {label}
            </Typography>
            <Typography
              variant="body2"
              component="span"
              color="textSecondary"
              sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
            >
              {carregando ? <Skeleton width={24} /> : typeof total === 'number' && formatNumber(total)}
            </Typography>
          </Box>
          <Typography variant="body2" color="textSecondary" component="span" sx={{ display: 'block' }}>
            {descricao}
          </Typography>
        </Box>
      </CardActionArea>
    </Card>
  )
}
