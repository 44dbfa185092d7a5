const DateDaMaquina = Date
let avanco = 0

const agora = (): number => DateDaMaquina.now() + avanco

/** Dates as always, but for the present. */
const DateDaPessoa = new Proxy(DateDaMaquina, {
  construct: (alvo, partes: unknown[], novo) =>
    Reflect.construct(alvo, partes.length > 0 ? partes : [agora()], novo) as Date,
  get: (alvo, nome, quem) => (nome === 'now' ? agora : (Reflect.get(alvo, nome, quem) as unknown)),
})

/** Sets the clock of the person's machine; from there it goes on by itself. */
export function setClock(instante: Temporal.Instant): void {
  avanco = instante.epochMilliseconds - DateDaMaquina.now()
  globalThis.Date = DateDaPessoa
  Temporal.Now.instant = () => Temporal.Instant.fromEpochMilliseconds(agora())
}
