import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MoreButton } from '../../../ui/data/MoreButton.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { SinoArt } from '../../../ui/illustration/SinoArt.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { ListTabs } from '../../../ui/table/ListTabs.tsx'
import { ListToolbar } from '../../../ui/table/ListToolbar.tsx'
import { AbasDosAvisos } from '../AbasDosAvisos.tsx'
import { abas, buscaQuery, listaQuery, type Aba } from './chamadas.ts'
import { ComunicadoPainel } from './ComunicadoPainel.tsx'
import { Linha } from './Linha.tsx'
import { useVista, type Vista } from './use-vista.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'

// The form comes when it is asked for.
const ComunicadoDialog = lazyPart(
  'ComunicadoDialog',
  async () => (await import('./ComunicadoDialog.tsx')).ComunicadoDialog,
)

const vazios: Readonly<Record<Aba, { readonly title: string; readonly text: string }>> = {
  agora: {
    title: 'Nenhum comunicado no ar',
    text: 'O que a empresa comunicar a você aparece aqui e no seu Dashboard.',
  },
  anteriores: {
    title: 'Nenhum comunicado anterior',
    text: 'Um comunicado vem para cá depois do último dia em que aparece.',
  },
  publicacao: {
    title: 'Nada publicado ainda',
    text: 'Escreva o primeiro comunicado, ou comece de um dos textos prontos que a lei pede.',
  },
}

/** `avisos/comunicados`: what the company tells, with what each person still has to confirm first. */
export function Component() {
  const { vista, publica, hrefDe, mudar } = useVista()
  const [escrevendo, setEscrevendo] = useState(false)
  const { aba, busca, id } = vista
  return (
    <Page
      subtitle="O que a empresa comunica, e o que pede a sua ciência"
      actions={
        publica && (
          <Button
            variant="contained"
            startIcon={<Icon name="mais" size={18} />}
            onClick={() => setEscrevendo(true)}
          >
            Novo comunicado
          </Button>
        )
      }
    >
      <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, maxWidth: 960 }}>
        <AbasDosAvisos atual="comunicados" />
        <Card>
          <ListTabs
            label="Comunicados"
            options={(Object.keys(abas) as Aba[])
              .filter((uma) => publica || uma !== 'publicacao')
              .map((uma) => ({ value: uma, label: abas[uma] }))}
            value={aba}
            onChange={(uma) => mudar({ aba: uma as Aba, busca: '' })}
          />
          <ListToolbar
            busca={busca}
            placeholder="Buscar nos comunicados"
            onSearch={(nova) => mudar({ busca: nova })}
          />
          <Lista vista={vista} hrefDe={hrefDe} />
        </Card>
      </Box>
      {id !== null && <ComunicadoPainel key={id} id={id} onClose={() => mudar({ id: null })} />}
      {escrevendo && <ComunicadoDialog comunicado={null} onClose={() => setEscrevendo(false)} />}
    </Page>
  )
}

interface ListaProps {
  readonly vista: Vista
  readonly hrefDe: (id: number) => string
}

function Lista({ vista: { aba, busca }, hrefDe }: ListaProps) {
  const lista = useInfiniteQuery({ ...listaQuery(aba), enabled: busca === '' })
  const achados = useInfiniteQuery({ ...buscaQuery(busca), enabled: busca !== '' })
  const lida = busca === '' ? lista : achados
  const { data, error, refetch } = lida
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data)
    return (
      <Box aria-busy sx={{ display: 'grid', gap: 1, p: 2 }}>
        {['a', 'b', 'c'].map((qual) => (
          <Skeleton key={qual} variant="rounded" height={84} />
        ))}
      </Box>
    )
  const comunicados = data.pages.flatMap(({ results }) => results)
  if (comunicados.length === 0)
    return (
      <EmptyState
        illustration={<SinoArt />}
        {...(busca === ''
          ? vazios[aba]
          : { title: 'Nada encontrado', text: `Nenhum comunicado seu tem “${busca}”.` })}
      />
    )
  return (
    <>
      <Box
        component="ul"
        aria-label={busca === '' ? abas[aba] : 'Encontrados'}
        sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
      >
        {comunicados.map((um) => (
          <Linha
            key={um.id}
            comunicado={um}
            href={hrefDe(um.id)}
            comSituacao={aba === 'publicacao' || (busca !== '' && um.situacao !== 'no_ar')}
          />
        ))}
      </Box>
      <MoreButton of={lida} label="Mostrar mais comunicados" />
    </>
  )
}
