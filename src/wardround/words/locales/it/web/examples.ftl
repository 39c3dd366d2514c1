# Gli esempi nelle regole: ciò che sta attorno ai loro tabelloni.
web-example = Esempio: { $title }
web-example-back = Indietro
web-example-next = Avanti
web-example-step = { $n } di { $of }
web-example-try = Prova tu
web-example-leave = Torna all’esempio
web-example-choices = Che cosa puoi fare
web-example-ended = L’esempio finisce qui.
web-example-all = Apri tutti gli esempi
