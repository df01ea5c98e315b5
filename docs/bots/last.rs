// A bot of protocol 2 in Rust, without a crate: it plays the last of its options.
// rustc -O last.rs && quattrocento arena condottiere --bots 'run:./last,chance*3'
use std::{io::BufRead, io::stdin, iter::Peekable, str::Chars};

enum Json {
    Text(String),
    Number(f64),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
    Other,
}

impl Json {
    fn get(&self, name: &str) -> &Json {
        match self {
            Json::Object(all) => all.iter().find(|(key, _)| key == name).map_or(&Json::Other, |(_, value)| value),
            _ => &Json::Other,
        }
    }
    fn text(&self) -> &str { if let Json::Text(text) = self { text } else { "" } }
    fn number(&self) -> f64 { if let Json::Number(number) = self { *number } else { 0.0 } }
}

fn word(from: &mut Peekable<Chars>) -> String {
    let mut found = String::new();
    while let Some(letter) = from.next_if(|c| !",]}: \t".contains(*c)) {
        found.push(letter);
    }
    found
}

fn string(from: &mut Peekable<Chars>) -> String {
    let mut found = String::new();
    while let Some(letter) = from.next().filter(|c| *c != '"') {
        // Moves and verbs have no escapes; of other texts only the end matters here.
        found.push(if letter == '\\' { from.next().unwrap_or(' ') } else { letter });
    }
    found
}

fn read(from: &mut Peekable<Chars>) -> Json {
    while from.next_if(|c| " \t,:".contains(*c)).is_some() {}
    match from.peek() {
        Some('"') => { from.next(); Json::Text(string(from)) }
        Some(&open) if open == '[' || open == '{' => {
            from.next();
            let (mut list, mut object) = (Vec::new(), Vec::new());
            loop {
                while from.next_if(|c| " \t,".contains(*c)).is_some() {}
                if from.next_if(|c| *c == ']' || *c == '}').is_some() || from.peek().is_none() { break; }
                if open == '[' { list.push(read(from)); continue; }
                let key = read(from).text().to_string();
                object.push((key, read(from)));
            }
            if open == '[' { Json::List(list) } else { Json::Object(object) }
        }
        _ => word(from).parse().map_or(Json::Other, Json::Number),
    }
}

fn main() {
    for line in stdin().lock().lines().map_while(Result::ok) {
        let asked = read(&mut line.chars().peekable());
        let said = match asked.get("type").text() {
            "hello" => r#"{"type":"hello","protocol":2,"name":"last.rs","version":"1"}"#.to_string(),
            "turn" => match asked.get("options") {
                Json::List(options) => format!(
                    r#"{{"type":"move","id":{},"move":"{}"}}"#,
                    asked.get("id").number(), options.last().map_or("", |one| one.get("move").text())),
                _ => continue,
            },
            "bye" => return,
            _ => continue,
        };
        println!("{said}");
    }
}
