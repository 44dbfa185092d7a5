import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { listaMapaDeFerias, quemNoMapa } from '@rh/domain/listas/mapa-de-ferias'
import { hrefOf } from '@rh/domain/setores/rotas'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { formatDate } from '../../../lib/format.ts'
import { query } from '../../../lib/api/query.ts'
import { useCanOpen, useSetor } from '../../../lib/nav/use-setor.ts'
import { MapaDoAno } from '../../../ui/calendario/mapa/MapaDoAno.tsx'
import { mesesDesde, mesDe, primeiroDia } from '../../../ui/calendario/meses.ts'
import { Periodo } from '../../../ui/calendario/Periodo.tsx'
import { periodoEmTexto } from '../../../ui/calendario/textos.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { ListaVaziaArt } from '../../../ui/illustration/ListaVaziaArt.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { PrintSheet } from '../../../ui/page/PrintSheet.tsx'
import { FilterControl } from '../../../ui/table/filter/FilterControl.tsx'
import { ExportMenu, Opener } from '../../../ui/table/ListTools.tsx'
import { useList } from '../../../ui/table/use-list.ts'
import { conflitosDoMapa, legendaDe, linhasDoMapa, TODOS, type Mapa } from './linhas.ts'
import { Paginas } from './Paginas.tsx'

const MESES = 12
const SEM_ESCOLHA = { label: listaMapaDeFerias.nome ?? '', hidden: [], merged: [], implied: {} }

/** `mapa`: who of a contract is away over twelve months, who has days to mark, and where it hurts. */
export function Component() {
  const lista = useList(listaMapaDeFerias, SEM_ESCOLHA)
  const { filtros, pagina } = lista.state
  const { data, error, refetch } = useQuery({
    ...query('GET /api/ferias/mapa', { query: { ...filtros, pagina: String(pagina) } }),
    placeholderData: keepPreviousData,
  })
  // What is on the screen is what the file has, also while no contract was chosen.
  const noArquivo = data?.contrato
    ? {
        ...lista,
        asked: { ...lista.asked, filtros: { ...filtros, contratoId: String(data.contrato.value) } },
      }
    : lista
  const inicio = mesDe(data?.de ?? '')
  return (
    <Page
      subtitle={data?.contrato && `${data.contrato.label} · ${periodoDe(inicio)}`}
      actions={
        data?.contrato && (
          <Box sx={{ display: 'flex', gap: 1.5 }} data-sem-impressao>
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<Icon name="imprimir" size={18} />}
              onClick={() => window.print()}
            >
              Imprimir
            </Button>
            <Opener icon="baixar" label="Exportar" opens="menu">
              {(anchor, close) => (
                <ExportMenu
                  anchor={anchor}
                  list={noArquivo}
                  exportKey="GET /api/ferias/mapa/exportar"
                  onClose={close}
                />
              )}
            </Opener>
          </Box>
        )
      }
    >
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton variant="rounded" height={480} />}
      {!error && data?.contrato === null && (
        <Card>
          <EmptyState
            illustration={<ListaVaziaArt />}
            title="Nenhum contrato por aqui"
            text="O mapa mostra as férias de um contrato: quando você acompanhar um contrato em vigor, ele aparece aqui."
          />
        </Card>
      )}
      {!error && data?.contrato && (
        <Card
          sx={{ p: { xs: 2, md: 3 }, '&&': { '@media print': { breakInside: 'auto', border: 0, p: 0 } } }}
        >
          <Escolha mapa={data} inicio={inicio} filtros={filtros} onFiltros={lista.setFilters} />
          <PrintSheet
            foot="Mapa de férias"
            landscape
            notes={[
              data.contrato.label,
              periodoDe(inicio),
              quemEmTexto(filtros['quem']),
              tetoEmTexto(data),
              `Impresso em ${formatDate(data.hoje)}`,
            ]}
          />
          <Desenho mapa={data} inicio={inicio} />
          <Paginas mapa={data} onPagina={(nova) => lista.change({ pagina: nova })} />
        </Card>
      )}
    </Page>
  )
}

const periodoDe = (inicio: string): string =>
  periodoEmTexto(inicio, mesesDesde(inicio, MESES).at(-1) ?? inicio)

const quemEmTexto = (quem = ''): string =>
  pessoas.find(({ value }) => value === quem)?.label ?? 'Todas as pessoas'

const tetoEmTexto = ({ teto: { maximo, percentual } }: Mapa): string =>
  maximo === 1
    ? `Teto: 1 pessoa fora ao mesmo tempo (${percentual}% do contrato)`
    : `Teto: ${maximo} pessoas fora ao mesmo tempo (${percentual}% do contrato)`

interface EscolhaProps {
  readonly mapa: Mapa
  readonly inicio: string
  readonly filtros: Readonly<Record<string, string>>
  readonly onFiltros: (filtros: Readonly<Record<string, string>>) => void
}

const pessoas = Object.entries(quemNoMapa).map(([value, { label }]) => ({ value, label }))

/** Of which contract and whom, and from which month on. */
const Escolha = ({ mapa, inicio, filtros, onFiltros }: EscolhaProps) => (
  <Box
    data-sem-impressao
    sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, rowGap: 1.5, mb: 1 }}
  >
    <Box sx={{ flex: '1 1 300px', maxWidth: 460 }}>
      <FilterControl
        field={{ kind: 'lookup', filtro: 'contratoId', label: 'Contrato', options: mapa.contratos }}
        filtros={{ contratoId: String(mapa.contrato?.value ?? '') }}
        onChange={onFiltros}
      />
    </Box>
    <Box sx={{ flex: '0 1 220px' }}>
      <FilterControl
        field={{ kind: 'choice', filtro: 'quem', label: 'Pessoas', options: pessoas }}
        filtros={filtros}
        onChange={onFiltros}
      />
    </Box>
    <Periodo inicio={inicio} meses={MESES} onInicioChange={(mes) => onFiltros({ de: primeiroDia(mes) })} />
    <Box
      sx={{
        mb: 1,
        ml: { md: 'auto' },
        minHeight: 40,
        alignContent: 'center',
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      {tetoEmTexto(mapa)}
    </Box>
  </Box>
)

/** The map itself; its rows are made anew only when the server said something else. */
function Desenho({ mapa, inicio }: { readonly mapa: Mapa; readonly inicio: string }) {
  const setor = useSetor()
  const canOpen = useCanOpen()
  const navigate = useNavigate()
  const abreFicha = canOpen('colaborador.visualizar')
  const desenho = useMemo(() => {
    const caminhos = {
      pedido: (id: number) => hrefOf(setor, 'ferias.visualizar', { id }),
      pessoa: (id: number) => hrefOf(setor, 'colaborador.visualizar', { id }),
    }
    const linhas = linhasDoMapa(mapa, caminhos, mesesDesde(inicio, MESES))
    return {
      linhas: abreFicha ? linhas : linhas.map((linha) => ({ ...linha, href: undefined })),
      conflitos: conflitosDoMapa(mapa),
      legenda: legendaDe(mapa),
    }
  }, [mapa, inicio, setor, abreFicha])
  if (mapa.total === 0)
    return (
      <EmptyState
        illustration={<ListaVaziaArt />}
        title="Ninguém para mostrar"
        text="Neste contrato não há pessoas assim nestes doze meses. Mude o contrato, as pessoas ou os meses."
      />
    )
  return (
    <MapaDoAno
      label={`Mapa de férias do contrato ${mapa.contrato?.label ?? ''}`}
      inicio={inicio}
      meses={MESES}
      primeiro={TODOS}
      rotuloDoLimite="último início sem dobra"
      hoje={mapa.hoje}
      onIr={(href) => void navigate(href)}
      {...desenho}
    />
  )
}
