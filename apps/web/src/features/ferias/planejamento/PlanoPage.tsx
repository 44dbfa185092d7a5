import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { situacoesDoPlano } from '@rh/domain/contract/ferias-plano'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { query } from '../../../lib/api/query.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { EsperaArt } from '../../../ui/illustration/EsperaArt.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { unreadPage } from '../../../ui/page/unread-page.tsx'
import { Aceitar } from './Aceitar.tsx'
import { Andamento } from './Andamento.tsx'
import {
  avisar,
  envelhecidas,
  OBTER,
  type Ajuste,
  type Impossivel,
  type Item,
  type Plano,
} from './chamadas.ts'
import { Datas } from './Datas.tsx'
import { Faixas } from './Faixas.tsx'
import { Mudar } from './Mudar.tsx'
import { AindaNao, SemData } from './SemData.tsx'
import { nomeDoPlano, separar } from './textos.ts'
import { Totais } from './Totais.tsx'

/** Between two looks at a run under way. */
const PAUSA_MS = 700

/** `planejamento/:id`: the dates of a plan with their reasons, changed and solved again until they are accepted. */
export function Component() {
  const { id = '' } = useParams()
  const read = useQuery({
    ...query(OBTER, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.situacao === 'resolvendo' ? PAUSA_MS : false),
  })
  const { data } = read
  if (!data) return unreadPage(read, 480)
  return <Aberto plano={data} />
}

function Aberto({ plano }: { readonly plano: Plano }) {
  const [alvo, setAlvo] = useState<Item | Impossivel | null>(null)
  const [aceitando, setAceitando] = useState(false)
  const resolver = useSubmit('POST /api/ferias/planejamento/resolver', envelhecidas)
  const ajustar = useSubmit('PUT /api/ferias/planejamento/ajustar', envelhecidas)
  const { id, versao, situacao, pode, alterado } = plano
  const rodando = situacao === 'resolvendo' || resolver.isPending
  const mudar = (ajuste: Ajuste): void => ajustar.mutate({ body: { id, versao, ajuste } }, avisar)
  const ocupado = ajustar.isPending
  const [incompletos = [], impossiveis = []] = separar(plano)
  const semData = {
    pode: pode.mudar && !rodando,
    ocupado,
    onMudar: setAlvo,
    onVoltar: ({ periodoId }: Impossivel) => mudar({ periodoId, fora: false, partes: [] }),
  }
  return (
    <Page
      title={nomeDoPlano(plano)}
      crumb={nomeDoPlano(plano)}
      subtitle={`Feito por ${plano.criadoPor}`}
      status={<StatusChip {...situacoesDoPlano[situacao]} />}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {pode.mudar && !rodando && (
            <Button
              variant={situacao === 'novo' || alterado ? 'contained' : 'outlined'}
              onClick={() => resolver.mutate({ body: { id, versao } }, avisar)}
            >
              {situacao === 'novo' ? 'Propor as datas' : 'Resolver de novo'}
            </Button>
          )}
          {pode.aceitar && !rodando && (
            <Button variant="contained" onClick={() => setAceitando(true)}>
              Aceitar e pedir
            </Button>
          )}
        </Box>
      }
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        {rodando && <Andamento plano={plano} />}
        <Recados plano={plano} rodando={rodando} />
        <Totais plano={plano} />
        {situacao === 'novo' && !rodando && <PorResolver />}
        <Faixas plano={plano} />
        <SemData impossiveis={impossiveis} {...semData} />
        {plano.itens.length > 0 && (
          <Datas
            itens={plano.itens}
            pode={pode.mudar && !rodando}
            ocupado={ocupado}
            onMudar={setAlvo}
            onFixar={(item) => mudar(fixada(plano, item))}
            onFora={({ periodoId }) => mudar({ periodoId, fora: true, partes: [] })}
          />
        )}
        <AindaNao impossiveis={incompletos} {...semData} />
      </Box>
      {alvo && <Mudar plano={plano} alvo={alvo} onClose={() => setAlvo(null)} />}
      <Aceitar plano={plano} open={aceitando} onClose={() => setAceitando(false)} />
    </Page>
  )
}

/** The dates of the period as they are proposed, kept; or let go where they were. */
function fixada({ itens }: Plano, { periodoId, fixa }: Item): Ajuste {
  const partes = itens.filter((item) => item.periodoId === periodoId)
  const inteira = partes.length === 1 && !partes.some(({ dividida }) => dividida)
  if (fixa && inteira) return { periodoId, fora: false, partes: [] }
  return {
    periodoId,
    fora: false,
    partes: partes.map(({ dias, inicio }) => ({ dias, inicio: fixa ? null : inicio })),
  }
}

function Recados({
  plano: { falha, alterado, loteId },
  rodando,
}: {
  readonly plano: Plano
  readonly rodando: boolean
}) {
  if (falha !== null && !rodando) return <Alert severity="error">{falha}</Alert>
  if (loteId !== null) return <Aceito loteId={loteId} />
  return alterado && !rodando ? (
    <Alert severity="info">
      Há mudanças feitas à mão. Resolva de novo para acertar as outras datas em volta delas.
    </Alert>
  ) : null
}

function Aceito({ loteId }: { readonly loteId: number }) {
  const setor = useSetor()
  return (
    <Alert
      severity="success"
      action={
        <Button
          component={Link}
          to={hrefOf(setor, 'ferias.lote', { id: loteId })}
          color="inherit"
          size="small"
        >
          Ver os pedidos
        </Button>
      }
    >
      Plano aceito: cada data virou um pedido de férias.
    </Alert>
  )
}

const PorResolver = () => (
  <Card>
    <EmptyState
      illustration={<EsperaArt />}
      title="Ainda sem datas"
      text="Use Propor as datas: o plano procura, para cada período que vence no ano, a data que paga menos dobra, deixa menos gente do posto fora e custa menos para cobrir."
    />
  </Card>
)
