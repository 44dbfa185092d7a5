import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { formatDate } from '../../../lib/format.ts'
import type { Plano } from './chamadas.ts'
import { emReais, pessoas, qualidadeEmTexto, separar } from './textos.ts'

interface NumeroProps {
  readonly rotulo: string
  readonly valor: string
  readonly legenda: string
}

const Numero = ({ rotulo, valor, legenda }: NumeroProps) => (
  <Card sx={{ p: 2.5, display: 'grid', alignContent: 'start' }}>
    <Typography component="dt" variant="body2" color="textSecondary" sx={{ fontWeight: 500 }}>
      {rotulo}
    </Typography>
    <Typography component="dd" variant="h4" sx={{ m: 0, mt: 0.5, fontVariantNumeric: 'tabular-nums' }}>
      {valor}
    </Typography>
    <Typography component="dd" variant="caption" color="textSecondary" sx={{ m: 0 }}>
      {legenda}
    </Typography>
  </Card>
)

/** What the plan saves: the year with it against the year without. */
export function Totais({ plano }: { readonly plano: Plano }) {
  const { semPlano, comPlano, itens } = plano
  const [incompletos = [], semData = []] = separar(plano)
  if (!semPlano || !comPlano) return null
  const evitado = Math.max(0, semPlano.dobraCentavos - comPlano.dobraCentavos)
  const cobertura = comPlano.coberturaCentavos + comPlano.horasExtrasCentavos
  const economia = semPlano.coberturaCentavos + semPlano.horasExtrasCentavos - cobertura
  return (
    <Box component="section" aria-label="Antes e depois">
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gap: 2,
          m: 0,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        }}
      >
        <Numero
          rotulo="Dobra evitada"
          valor={emReais(evitado)}
          legenda={`Sem marcar nada no ano: ${emReais(semPlano.dobraCentavos)}. Com o plano: ${emReais(comPlano.dobraCentavos)}.`}
        />
        <Numero
          rotulo="Mais gente fora ao mesmo tempo"
          valor={pessoas(comPlano.maximoFora)}
          legenda={`${comPlano.maximoForaEm ? `Em ${formatDate(comPlano.maximoForaEm)}, no contrato que tem mais. ` : ''}Se cada um sair na última data: ${pessoas(semPlano.maximoFora)}.`}
        />
        <Numero
          rotulo="Custo de cobrir (estimativa)"
          valor={emReais(cobertura)}
          legenda={`${economia > 0 ? `${emReais(economia)} a menos do que na última data. ` : ''}${emReais(comPlano.horasExtrasCentavos)} de horas extras, onde duas pessoas do posto saem juntas.`}
        />
        <Numero
          rotulo="Datas propostas"
          valor={String(itens.length)}
          legenda={`${semData.length === 0 ? 'Todos os períodos completos têm data.' : `${semData.length} sem data: veja por quê, abaixo.`}${incompletos.length > 0 ? ` ${incompletos.length} ainda não se completaram.` : ''}`}
        />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {qualidadeEmTexto(plano)}
      </Typography>
    </Box>
  )
}
