import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { situacoesDoCa, situacoesDoSaldo, tiposDeMovimento } from '@rh/domain/estoque/estoque'
import { tiposDeUniforme } from '@rh/domain/codigos/uniformes'
import { listaMovimentos, listaProdutos } from '@rh/domain/listas/estoque'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { query } from '../../lib/api/query.ts'
import { formatDate, formatDateTime, formatNumber } from '../../lib/format.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { useCanOpen, useSetor } from '../../lib/nav/use-setor.ts'
import { idDoEndereco } from '../../lib/nav/id-do-endereco.ts'
import { DownloadButton } from '../../ui/data/DownloadButton.tsx'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { DataList, type ListQuery } from '../../ui/table/DataList.tsx'
import { renderDuas } from '../processo/lista/duas-linhas.tsx'
import { campoTipo, dinheiro, useCampoLocal } from './campos-das-listas.ts'
import { pecasQuery, type Movimento, type Produto } from './chamadas.ts'

// A list is looked at far more often than one of its pieces.
const ProdutoPanel = lazyPart('ProdutoPanel', async () => (await import('./ProdutoPanel.tsx')).ProdutoPanel)

const rotulos = (tabela: Readonly<Record<string, { readonly label: string }>>) =>
  Object.entries(tabela).map(([value, { label }]) => ({ value, label }))

/** Sizes with what there is of each; one below its minimum says so in words too. */
function Grade({ tamanhos }: Pick<Produto, 'tamanhos'>) {
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, m: 0, p: 0, listStyle: 'none' }}>
      {tamanhos.map(({ tamanho, saldo, minimo }) => (
        <Box
          key={tamanho}
          component="li"
          sx={{
            px: 1,
            py: 0.25,
            borderRadius: '6px',
            fontSize: '0.75rem',
            fontVariantNumeric: 'tabular-nums',
            whiteSpace: 'nowrap',
            bgcolor: saldo < minimo ? 'warning.lighter' : 'background.neutral',
            color: saldo < minimo ? 'warning.dark' : 'text.secondary',
          }}
        >
          {tamanho}: <strong>{formatNumber(saldo)}</strong>
          {saldo < minimo && ` de ${formatNumber(minimo)}`}
        </Box>
      ))}
    </Box>
  )
}

function Ca({ ca, caValidade, caSituacao }: Produto) {
  if (caSituacao === null) return '–'
  const { label, tone } = situacoesDoCa[caSituacao]
  if (caSituacao === 'sem_ca') return <StatusChip label={label} tone={tone} />
  return (
    <Box>
      <Typography variant="body2">{ca}</Typography>
      {caSituacao === 'valido' ? (
        <Typography variant="caption" color="textSecondary">
          {caValidade === null ? 'validade não informada' : `até ${formatDate(caValidade)}`}
        </Typography>
      ) : (
        <StatusChip label={`${label}: ${formatDate(caValidade)}`} tone={tone} />
      )}
    </Box>
  )
}

type FiltrosDasPecas = ListQuery<keyof typeof listaProdutos.colunas, typeof listaProdutos.filtros>
const listarPecas = (filtros: FiltrosDasPecas) => query('GET /api/product/list', { query: filtros })

const celulasDasPecas = {
  descricao: ({ descricao, codigo, ativo }: Produto) =>
    renderDuas(descricao, ativo ? codigo : `${codigo} · desativada`),
  tipo: ({ tipo }: Produto) => tiposDeUniforme[tipo],
  tamanhos: ({ tamanhos, controlado }: Produto) =>
    controlado ? <Grade tamanhos={tamanhos} /> : <StatusChip label="Sem controle" />,
  saldo: ({ saldo, controlado }: Produto) => (controlado ? formatNumber(saldo) : '–'),
  faltam: ({ faltam }: Produto) =>
    faltam === 0 ? (
      '–'
    ) : (
      <StatusChip label={faltam === 1 ? '1 tamanho' : `${faltam} tamanhos`} tone="warning" />
    ),
  ca: (produto: Produto) => <Ca {...produto} />,
}

/** What there is of each piece; one of them in a panel over the list. */
export function Pecas() {
  const local = useCampoLocal()
  const { hrefDe, peca, fechar } = usePeca()
  return (
    <>
      <DataList
        lista={listaProdutos}
        label="Peças"
        load={listarPecas}
        rowKey={({ id }) => id}
        rowHref={({ id }) => hrefDe(id)}
        cells={celulasDasPecas}
        merged={['codigo', 'caValidade']}
        phone={['tamanhos', 'saldo', 'faltam', 'ca']}
        tabs={{
          filtro: 'situacao',
          options: [{ value: '', label: 'Todas' }, ...rotulos(situacoesDoSaldo)],
        }}
        searchPlaceholder="Buscar por peça, código ou CA"
        filters={
          <DownloadButton
            chamada="GET /api/product/saldos/exportar"
            alvo={{ query: { formato: 'xlsx' } }}
            aria-label="Baixar os saldos de todos os locais em Excel"
          >
            Saldos
          </DownloadButton>
        }
        fields={[
          local,
          campoTipo,
          {
            kind: 'choice',
            filtro: 'ca',
            label: 'Certificado de aprovação',
            options: rotulos(situacoesDoCa),
          },
        ]}
        empty={{
          title: 'Nenhuma peça cadastrada',
          text: 'As peças vêm do cadastro de uniformes e EPIs; aqui se guarda quanto há de cada uma.',
        }}
        emptyWhen={{
          filtro: 'situacao',
          words: { title: 'Nenhuma peça assim', text: 'O estoque está em ordem.' },
        }}
      />
      {peca !== null && <ProdutoPanel key={peca} id={peca} onClose={fechar} />}
    </>
  )
}

/** The panel is part of the address: it survives a reload, a link and the back button, with the list behind it. */
function usePeca() {
  const [search, setSearch] = useSearchParams()
  return {
    peca: idDoEndereco(search.get('peca')),
    hrefDe: (peca: number): string => {
      const copia = new URLSearchParams(search)
      copia.set('peca', String(peca))
      return `?${copia}`
    },
    fechar: () =>
      setSearch(
        (atual) => {
          const copia = new URLSearchParams(atual)
          copia.delete('peca')
          return copia
        },
        { replace: true, preventScrollReset: true },
      ),
  }
}

/** `+10`, `−3`: what a movement added. */
export const comSinal = (quantidade: number): string =>
  quantidade > 0 ? `+${formatNumber(quantidade)}` : `−${formatNumber(Math.abs(quantidade))}`

type FiltrosDosMovimentos = ListQuery<keyof typeof listaMovimentos.colunas, typeof listaMovimentos.filtros>
const listarMovimentos = (filtros: FiltrosDosMovimentos) =>
  query('GET /api/product/movimentos', { query: filtros })

const celulasDosMovimentos = {
  em: ({ em }: Movimento) => formatDateTime(em),
  tipo: ({ tipo }: Movimento) => <StatusChip {...tiposDeMovimento[tipo]} />,
  item: ({ item, tamanho }: Movimento) => renderDuas(item, `Tamanho ${tamanho}`),
  quantidade: ({ quantidade }: Movimento) => <strong>{comSinal(quantidade)}</strong>,
  local: ({ local: nome, outroLocal, quantidade }: Movimento) =>
    outroLocal === null ? nome : renderDuas(nome, `${quantidade < 0 ? 'para' : 'de'} ${outroLocal}`),
  colaborador: ({ colaborador, matricula }: Movimento) =>
    colaborador === null ? '–' : renderDuas(colaborador, `Matrícula ${matricula ?? ''}`),
  custoCentavos: ({ custoCentavos }: Movimento) => dinheiro(custoCentavos),
  por: ({ por }: Movimento) => por ?? 'Sistema',
}

/** What came, went and was put right. */
export function Movimentos() {
  const setor = useSetor()
  const canOpen = useCanOpen()
  const local = useCampoLocal()
  const pecas = useQuery(pecasQuery())
  return (
    <DataList
      lista={listaMovimentos}
      label="Movimentos"
      load={listarMovimentos}
      rowKey={({ id }: Movimento) => id}
      rowHref={({ colaboradorId }: Movimento) =>
        colaboradorId !== null && canOpen('colaborador.visualizar')
          ? `${hrefOf(setor, 'colaborador.visualizar', { id: colaboradorId })}?aba=uniforme`
          : null
      }
      cells={celulasDosMovimentos}
      merged={['tamanho', 'matricula', 'outroLocal']}
      phone={['em', 'tipo', 'quantidade', 'saldo', 'local', 'colaborador', 'nota', 'motivo']}
      searchPlaceholder="Buscar por peça, nota ou pessoa"
      fields={[
        {
          kind: 'choice',
          filtro: 'movimento',
          label: 'Movimento',
          options: rotulos(tiposDeMovimento),
        },
        local,
        {
          kind: 'lookup',
          filtro: 'itemId',
          label: 'Peça',
          options: (pecas.data?.results ?? []).map(({ id, descricao }) => ({ value: id, label: descricao })),
          loading: pecas.isPending,
          failed: pecas.isError,
        },
        { kind: 'dates', de: 'de', ate: 'ate', label: 'Período' },
      ]}
      exportKey="GET /api/product/movimentos/exportar"
      empty={{
        title: 'Nenhum movimento',
        text: 'O que entra, sai, é transferido ou acertado aparece aqui, com o saldo depois de cada um.',
      }}
    />
  )
}
